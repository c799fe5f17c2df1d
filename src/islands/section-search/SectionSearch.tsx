import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { type Suggestion, suggest } from './rank.ts';
import { useSearchIndex } from './use-search-index.ts';

interface Props {
  id: string;
  action: string;
}

/**
 * Section search: a plain form that leads to the list of all sections, and once this code runs a combobox with up to
 * ten suggestions. The index is fetched when the island wakes, which is the first touch or focus.
 */
export function SectionSearch(props: Props) {
  return (
    <ErrorBoundary name="SectionSearch">
      <Combobox {...props} />
    </ErrorBoundary>
  );
}

const actName = { ipc: 'IPC', bns: 'BNS' } as const;

function Combobox({ id, action }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { names, descriptions, state } = useSearchIndex();

  // What was typed before this code arrived is in the field already; React must not overwrite it.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setQuery(typed);
    setOpen(document.activeElement === input.current);
  }, []);

  const suggestions = names ? suggest(query, names, descriptions) : [];
  const shown = open && suggestions.length > 0;
  const chosen = shown ? suggestions[active] : undefined;
  const status = statusText(state, query, suggestions.length, Boolean(names));
  const optionId = (index: number) => `${id}-option-${index}`;

  const follow = ({ href }: Suggestion, event?: MouseEvent) => {
    if (event?.ctrlKey || event?.metaKey) window.open(href, '_blank', 'noopener');
    else location.assign(href);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      setActive(-1);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const places = suggestions.length + 1;
      // One place past the last suggestion is the field itself.
      if (suggestions.length > 0) setActive(((active + 1 + step + places) % places) - 1);
    }
  };

  return (
    <search className="search">
      <form
        action={action}
        onSubmit={(event) => {
          const target = chosen ?? suggestions[0];
          if (!target) return;
          event.preventDefault();
          follow(target);
        }}
      >
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          Search sections by number, offence or name
        </label>
        <input
          ref={input}
          id={`${id}-input`}
          name="q"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="420, theft, dahej…"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? optionId(active) : undefined}
          onChange={(event) => {
            setQuery(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <button className="button" type="submit">
          Search
        </button>
      </form>
      <div className="suggestions" id={`${id}-list`} role="listbox" aria-label="Sections" hidden={!shown}>
        {shown &&
          suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
            // biome-ignore lint/a11y/useFocusableInteractive: an option is reached through aria-activedescendant
            <div
              key={suggestion.href}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => follow(suggestion, event)}
            >
              <b>
                {actName[suggestion.act]} {suggestion.number}
              </b>
              <span>
                {suggestion.title}
                {suggestion.note && <span className="detail">{suggestion.note}</span>}
              </span>
            </div>
          ))}
      </div>
      <p className={/^(?:Sugg|No sec)/.test(status) ? 'small muted' : 'visually-hidden'} role="status">
        {status}
      </p>
    </search>
  );
}

function statusText(state: 'loading' | 'ready' | 'failed', query: string, count: number, ready: boolean) {
  if (state === 'failed')
    return 'Suggestions could not be loaded. Press Search for the full list of sections.';
  if (query.trim() === '') return '';
  if (!ready) return 'Loading the list of sections…';
  if (count === 0)
    return state === 'ready' ? 'No section matches. Press Search for the full list.' : 'Searching…';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
