import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface FinanceTab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  label: string;
  tabs: readonly FinanceTab[];
  /** The selected tab, where the parent controls it. */
  chosen?: string | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/**
 * Tabs by the ARIA pattern: one tab stop, arrow keys between them. Not from Base UI, whose tabs weigh fourteen
 * kilobytes. Hidden panels stay mounted and keep their state.
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
  function onKeyDown(event: KeyboardEvent) {
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
      <div ref={list} role="tablist" aria-label={label} className="finance__tabs" onKeyDown={onKeyDown}>
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
