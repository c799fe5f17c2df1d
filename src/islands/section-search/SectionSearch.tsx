import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { addressIn } from '@/lib/languages.ts';
import { searchHref } from '@/search/hrefs.ts';
import type { LoadState } from '@/search/index/load.ts';
import type { Suggestion } from '@/search/ranking/suggest.ts';
import { resultRow } from '@/search/result-row.ts';
import { type SearchWords, searchEn } from '@/search/words/en.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useSearchIndex } from './use-search-index.ts';

interface Props {
  id: string;
  words?: SearchWords;
}

/**
 * Section search: a plain form that leads to the search page, and once this code runs a combobox with up to ten
 * suggestions. The index is fetched when the island wakes, which is the first touch or focus.
 */
export function SectionSearch(props: Props) {
  return (
    <ErrorBoundary name="SectionSearch">
      <Combobox {...props} />
    </ErrorBoundary>
  );
}

function Combobox({ id, words = searchEn }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { answer, known, state, slow } = useSearchIndex(words, query);

  // What was typed before this code arrived is in the field already; the first state must not overwrite it.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed === '') return;
    setQuery(typed);
    setOpen(document.activeElement === input.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the index is one object that grows; `known` says when
  const { suggestions, matched } = useMemo(
    // Half an index would have the wrong one first.
    () => answer(state === 'loading' ? '' : query),
    [query, known],
  );
  const shown = open && suggestions.length > 0;
  const chosen = shown ? suggestions[active] : undefined;
  const status = statusText(words, state, query, suggestions.length, slow);
  const { field } = words;
  const searchPage = addressIn(words.language, searchHref);
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
        action={searchPage}
        onSubmit={(event) => {
          const target = chosen ?? suggestions[0];
          if (!target) return;
          event.preventDefault();
          follow(target);
        }}
      >
        <label className="visually-hidden" htmlFor={`${id}-input`}>
          {field.label}
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
          placeholder={field.hint}
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
          {field.button}
        </button>
      </form>
      <div className="suggestions" hidden={!shown}>
        <div id={`${id}-list`} role="listbox" aria-label={field.list}>
          {shown &&
            suggestions.map((suggestion, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: an option is reached through aria-activedescendant
              <div
                key={optionId(index)}
                id={optionId(index)}
                className="result"
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={(event) => follow(suggestion, event)}
                // The same row as on the search page, which has no island.
                ref={(option) => option?.replaceChildren(...resultRow(suggestion, matched))}
              />
            ))}
        </div>
        {shown && (
          <a
            className="all-results"
            href={`${searchPage}?${new URLSearchParams({ q: query })}`}
            tabIndex={-1}
            // The field keeps the focus, or the list would be gone before the click.
            onPointerDown={(event) => event.preventDefault()}
          >
            {field.all(query)}
          </a>
        )}
      </div>
      {/* The number of suggestions is only said: whoever sees can see it. */}
      <p className={suggestions.length > 0 ? 'visually-hidden' : undefined} role="status">
        {status}
      </p>
    </search>
  );
}

/** What the search is doing. */
function statusText(
  { field, loading, searching }: SearchWords,
  state: LoadState,
  query: string,
  count: number,
  slow: boolean,
): string {
  if (count > 0) return field.count(count);
  if (state === 'loading') return slow ? loading : '';
  if (query.trim() === '') return '';
  if (state === 'names') return searching;
  return state === 'failed' ? field.failed : field.nothing;
}
