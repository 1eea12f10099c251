import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { useCarListTools } from './car-list-tools.ts';

/** After the last page that is shown: the rest is found by narrowing the list. */
export function ToFilters() {
  const { texts, formId } = useCarListTools();
  return (
    <ButtonLink
      kind="secondary"
      href={`#${formId}`}
      onClick={(event) => onPlainClick(event, () => focusFilters(formId))}
    >
      {texts('listEndFilters')}
    </ButtonLink>
  );
}

/** The first filter beside the cars; on a phone the button that opens the filters. */
function focusFilters(formId: string): void {
  const candidates = document.querySelectorAll<HTMLElement>(
    '.filters summary, .filters button, .list-filter',
  );
  const first = [...candidates].find((each) => each.checkVisibility());
  const target = first ?? document.getElementById(formId)?.querySelector<HTMLElement>('input, button');
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
