import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

interface Props {
  /** What the tabs choose between, read aloud. */
  label: string;
  tabs: readonly Tab[];
  /** The selected tab, where the parent controls it. */
  chosen?: string | undefined;
  onChoose?: ((id: string) => void) | undefined;
}

/** Tabs above their panels. Hidden panels stay mounted and keep their state. For islands. */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const prefix = useId();
  const current = chosen ?? own;
  function choose(id: string) {
    setOwn(id);
    onChoose?.(id);
  }
  return (
    <>
      <TabList prefix={prefix} label={label} tabs={tabs} chosen={current} onChoose={choose} />
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} prefix={prefix} id={id} hidden={id !== current}>
          {content}
        </TabPanel>
      ))}
    </>
  );
}

interface TabListProps<Id extends string> {
  /** Ties tabs and panels together; from `useId`. */
  prefix: string;
  label: string;
  tabs: readonly { id: Id; label: string; icon?: ReactNode }[];
  chosen: Id | undefined;
  onChoose: (id: Id) => void;
  /** Arrow keys move the focus only, and Enter chooses: for panels that are costly to open. */
  manual?: boolean | undefined;
  className?: string | undefined;
  tabClass?: string | undefined;
}

/** By the ARIA pattern: one tab stop, arrow keys between the tabs. Use it with `TabPanel` where `Tabs` is too rigid. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { prefix, label, tabs, chosen, onChoose, manual, className = 'tabs', tabClass = 'tabs__tab' } = props;
  const list = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    const next = nextIndex(event.key, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    if (!manual) onChoose(tab.id);
    buttons[next]?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: name, icon }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}${id}`}
          aria-selected={id === chosen}
          aria-controls={`${prefix}${id}-panel`}
          tabIndex={id === chosen ? 0 : -1}
          data-label={name}
          className={tabClass}
          onClick={() => onChoose(id)}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  prefix: string;
  id: string;
  hidden: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function TabPanel({ prefix, id, hidden, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${prefix}${id}-panel`}
      aria-labelledby={`${prefix}${id}`}
      hidden={hidden}
      className={className}
    >
      {children}
    </div>
  );
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
