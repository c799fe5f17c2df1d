import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';

const TABS = [
  { key: 'sections', label: 'Important Sections' },
  { key: 'keyPoints', label: 'Key Points' },
  { key: 'related', label: 'Related Categories' },
] as const;

type TabKey = (typeof TABS)[number]['key'];

type Props = Partial<Record<TabKey, ReactNode>> & {
  /** What the tabs and their list are called, where that is not English. */
  labels?: Readonly<Record<TabKey | 'all', string>> | undefined;
};

/** The three tabs of a category page. Without scripts the tab list is gone and all panels are visible (CSS). */
export function CategoryTabs(props: Props) {
  return (
    <ErrorBoundary name="CategoryTabs">
      <Tabs {...props} />
    </ErrorBoundary>
  );
}

const STEPS: Partial<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % TABS.length,
  ArrowLeft: (index) => (index + TABS.length - 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

function Tabs({ labels, ...panels }: Props) {
  const [selected, setSelected] = useState<TabKey>('sections');
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = TABS.findIndex(({ key }) => key === selected);
    const target = STEPS[event.key]?.(index);
    const tab = target === undefined ? undefined : TABS[target];
    if (!tab) return;
    event.preventDefault();
    setSelected(tab.key);
    list.current?.querySelector<HTMLElement>(`#tab-${tab.key}`)?.focus();
  };

  return (
    <>
      <div className="tab-list" role="tablist" aria-label={labels?.all ?? 'About this category'} ref={list}>
        {TABS.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            aria-selected={key === selected}
            tabIndex={key === selected ? 0 : -1}
            data-replay
            onClick={() => setSelected(key)}
            onKeyDown={onKeyDown}
          >
            {labels?.[key] ?? label}
          </button>
        ))}
      </div>
      {TABS.map(({ key }) => (
        <div
          key={key}
          className="tab-panel"
          role="tabpanel"
          id={`panel-${key}`}
          aria-labelledby={`tab-${key}`}
          data-selected={key === selected ? '' : undefined}
        >
          {panels[key]}
        </div>
      ))}
    </>
  );
}
