import { formatMessage } from '../../../../shared/sites/format-message.ts';
import { quoted } from '../../../../shared/sites/quoted.ts';
import { RemovableChip } from '../../../../shared/ui/removable-chip.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { isNarrowed, SERVICE_FACET, toggleChoice, withoutFilters } from '../dealer-list.ts';
import { serviceText } from '../service-text.ts';
import { useDealerListContext } from './list-context.ts';
import { ServiceName } from './service-name.tsx';

/** What the list is narrowed by; each chip leads to the list without it. */
export function FilterChips() {
  const { list, texts, language, feedLanguage, linkTo } = useDealerListContext();
  if (!isNarrowed(list)) return null;
  const chips = [
    ...list.choices.map((choice) => ({
      key: `${choice.facet} ${choice.path.join('>')}`,
      label: choice.path.at(-1) ?? '',
      isService: choice.facet === SERVICE_FACET,
      remaining: toggleChoice(list, choice),
    })),
    ...(list.keyphrase
      ? [
          {
            key: 'keyphrase',
            label: quoted(list.keyphrase, language),
            isService: false,
            remaining: { ...list, keyphrase: '', pages: 1 },
          },
        ]
      : []),
  ];
  return (
    <nav aria-label={texts.listChosen} className="chips mt-6">
      {chips.map(({ key, label, isService, remaining }) => (
        <RemovableChip
          key={key}
          {...linkTo(remaining)}
          removeLabel={formatMessage(
            texts.listRemove,
            { value: isService ? serviceText(label, { language, feedLanguage }).text : label },
            language,
          )}
        >
          {isService ? <ServiceName name={label} /> : label}
        </RemovableChip>
      ))}
      <TextLink {...linkTo(withoutFilters(list))} className="ml-2 flex-none text-small">
        {texts.listClear}
      </TextLink>
    </nav>
  );
}
