/**
 * `<which-law>`: answers the form of the page as dates are entered. The answers stand in templates of the page, one for
 * each verdict, so that the script carries the rule and no words. Without it the page answers case by case.
 */
import { shortDate } from '@/lib/dates.ts';
import { COMMENCEMENT, whichLaw } from './rule.ts';
import { verdictKey } from './verdict-key.ts';

/** An ISO date. What is typed where a browser has no date fields would be compared with one, and decide a law. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Writes each day entered on the bank where it falls; a bank without one is dashed. */
function drawDays(answer: Element, names: readonly string[], day: (name: string) => string | undefined) {
  for (const name of names) {
    const date = day(name);
    if (!date) continue;
    const bank = date < COMMENCEMENT ? 'ipc' : 'bns';
    const place = answer.querySelector(`[data-bank="${bank}"] [data-day="${name}"]`);
    const time = place?.querySelector('time');
    if (!time) continue;
    time.dateTime = date;
    time.textContent = shortDate(date);
    place?.removeAttribute('hidden');
    answer.querySelector('[data-bridge]')?.removeAttribute('hidden');
  }
  for (const bank of answer.querySelectorAll('[data-bank]')) {
    bank.classList.toggle('none', !bank.querySelector('[data-day]:not([hidden])'));
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
      drawDays(output, ['offence', 'end', 'fir'], day);
    };
    form.addEventListener('input', answer);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      answer();
      // On a phone the answer stands below what can be seen.
      output.scrollIntoView({ block: 'nearest' });
    });
    // A browser may bring back what was entered before a reload.
    if (['offence', 'end', 'fir'].some((name) => new FormData(form).get(name))) answer();
  }
}

customElements.define('which-law', WhichLaw);
