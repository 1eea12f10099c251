import { Icon } from '../../../../src/shared/ui/icon.tsx';
import { icons } from '../../../../src/shared/ui/icon-names.ts';
import { Sheet } from './sheet.tsx';

export function Icons() {
  return (
    <Sheet
      id="icons"
      title="Icons"
      note="Lucide, stroke 1.5, 20 px and 16 beside small text. Always with a word."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 gap-y-6">
        {Object.keys(icons).map((name) => (
          <li key={name} className="grid justify-items-start gap-2">
            <Icon name={name} />
            <span className="break-words text-ink-muted text-micro">{name}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
