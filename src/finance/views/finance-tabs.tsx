import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface FinanceTab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly FinanceTab[];
  /** Which one, where something else decides it. */
  chosen?: string | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/**
 * Tabs by the pattern of the ARIA guide: one stop for Tab, arrows between them. By hand, because the kit's weigh
 * fourteen kilobytes on a page that has few to spare. Panels stay in the page and keep what was set in them.
 */
export function FinanceTabs({ label, tabs, chosen, onChoose }: Props) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = chosen ?? own;
  function choose(id: string) {
    setOwn(id);
    onChoose?.(id);
  }
  function byKey(event: KeyboardEvent) {
    const to = nextIndex(
      event.key,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    );
    const next = to === undefined ? undefined : tabs[to];
    if (!next || to === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus();
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="finance__tabs" onKeyDown={byKey}>
        {tabs.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}${id}`}
            aria-selected={id === current}
            aria-controls={`${prefix}${id}-panel`}
            tabIndex={id === current ? 0 : -1}
            data-label={name}
            className="finance__tab"
            onClick={() => choose(id)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}${id}-panel`}
          aria-labelledby={`${prefix}${id}`}
          hidden={id !== current}
        >
          {content}
        </div>
      ))}
    </>
  );
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
