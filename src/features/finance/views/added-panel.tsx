import { useEffect } from 'react';
import { Select } from '../../../shared/ui/select.tsx';
import type { AddedOffer } from '../added-offer.ts';
import { announceQuote, quoteAttributes } from '../quote-in-view.ts';
import { AskForQuote } from './ask-for-quote.tsx';
import type { PanelContext } from './panel-context.ts';
import { Sum } from './sum.tsx';
import { TermsList } from './terms-list.tsx';
import { useSessionSettings } from './use-session-settings.ts';

type Props = { offer: AddedOffer; context: PanelContext };

/** The tab of a plan that an extension brings: its terms to choose from, and what follows from them. */
export function AddedPanel({ offer: { product, label, terms, note }, context }: Props) {
  const { texts, carId } = context;
  const [chosen, setChosen] = useSessionSettings(carId, product, (stored) =>
    terms.some((term) => term.id === stored) ? (stored as string) : undefined,
  );
  useEffect(() => {
    if (chosen) announceQuote();
  }, [chosen]);
  const term = terms.find((each) => each.id === chosen) ?? terms[0];
  if (!term) return null;
  const quote = {
    summary: `${label}: ${term.monthly}, ${term.label}`,
    monthly: term.monthly,
    example: note,
    settings: { product, term: term.id } as never,
    touched: chosen !== undefined,
  };
  const unit = term.monthly.replace(term.amount, '').trim();
  return (
    <div className="grid gap-4 p-6 max-sm:p-5" {...quoteAttributes(quote)}>
      {terms.length > 1 && (
        <Select
          label={texts.financePeriod}
          options={terms.map((each) => ({ value: each.id, label: each.label }))}
          value={term.id}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
      <p aria-live="polite">
        <Sum amount={term.amount} unit={unit} />
      </p>
      <TermsList rows={term.rows} />
      <p className="text-size-micro leading-[1.5] text-ink-muted">{note}</p>
      <AskForQuote texts={texts} />
    </div>
  );
}
