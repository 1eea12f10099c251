import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface Props {
  /** What the tabs choose between, read aloud. */
  label: string;
  tabs: readonly Tab[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
}

/** For islands. Panels stay in the page, so that search in the page and forms in them keep working. */
export function Tabs({ label, tabs, value, defaultValue, onChange }: Props) {
  const chosen = value === undefined ? { defaultValue: defaultValue ?? tabs[0]?.id } : { value };
  return (
    <Base.Root {...chosen} onValueChange={(id) => onChange?.(String(id))}>
      <Base.List className="tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.id}
            value={tab.id}
            disabled={tab.disabled ?? false}
            data-label={tab.label}
            className="tabs__tab"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="tabs__line" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.id} value={tab.id} keepMounted className="tabs__panel">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
