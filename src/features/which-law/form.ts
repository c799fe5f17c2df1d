/**
 * `<which-law>`: answers the form of the page as dates are entered. The answers stand in templates of the page, one for
 * each verdict, so that the script carries the rule and no words. Without it the page answers case by case.
 */
import { COMMENCEMENT, whichLaw } from './rule.ts';
import { verdictKey } from './verdict-key.ts';

/** An ISO date. What is typed where a browser has no date fields would be compared with one, and decide a law. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Writes each day entered on the bank where it falls; the stylesheet dashes a bank without one. */
function drawDays(answer: Element, day: (name: string) => string | undefined) {
  for (const place of answer.querySelectorAll<HTMLElement>('[data-day]')) {
    const { day: name = '', bank } = place.dataset;
    const date = day(name);
    if (date && date < COMMENCEMENT === (bank === 'ipc'))
      place.append(
        new Date(date).toLocaleDateString(
          document.documentElement.lang === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN',
          { dateStyle: 'medium', timeZone: 'UTC' },
        ),
      );
    else place.remove();
  }
}

class WhichLaw extends HTMLElement {
  connectedCallback() {
    const form = this.querySelector('form');
    const output = this.querySelector('output');
    if (!form || !output) return;
    const answer = () => {
      const entered = new FormData(form);
      const day = (name: string) => DAY.exec(String(entered.get(name)))?.[0];
      const verdict = whichLaw({
        offence: day('offence'),
        offenceEnd: day('end'),
        proceedings: day('fir'),
        hitAndRun: entered.has('accident'),
        jammuKashmir: entered.has('jammu-kashmir'),
      });
      const template = this.querySelector<HTMLTemplateElement>(`[data-verdict="${verdictKey(verdict)}"]`);
      if (template) output.replaceChildren(template.content.cloneNode(true));
      drawDays(output, day);
    };
    form.addEventListener('input', answer);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer();
      // On a phone the answer stands below what can be seen.
      output.scrollIntoView({ block: 'nearest' });
    });
    // A browser may bring back what was entered before a reload.
    if ([...new FormData(form).values()].some(Boolean)) answer();
  }
}

customElements.define('which-law', WhichLaw);
