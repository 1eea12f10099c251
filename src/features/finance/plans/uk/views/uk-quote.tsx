import * as ArrowRight from 'lucide-react/icons/arrow-right';
import type { MouseEvent } from 'react';
import { fillPlaceholders } from '../../../../../shared/sites/fill-placeholders.ts';
import { Button, ButtonLink } from '../../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../../../shared/ui/notice.tsx';
import { TextLink } from '../../../../../shared/ui/text-link.tsx';
import { formatPounds, formatPoundsAndPence } from '../number-formats.ts';
import type { Quote } from '../provider-api.ts';
import type { ReadyQuoteState, Sliders } from '../quote-state.ts';
import { ukTexts } from '../texts.ts';
import type { UkFinance } from '../uk-finance.ts';
import { QuoteBlocks } from './quote-blocks.tsx';
import { QuoteSliders } from './quote-sliders.tsx';

interface Props {
  state: ReadyQuoteState;
  finance: UkFinance;
  onSet: (slider: keyof Sliders, value: number) => void;
  onRetry: () => void;
}

/** One quote: the monthly cost, sliders, details and links (UKF-08, UKF-10). */
export function UkQuote({ state, finance, onSet, onRetry }: Props) {
  const { quote, busy, failed, terms } = state;
  return (
    <div className="quote__body" aria-busy={busy}>
      <Sum quote={quote} vatNote={finance.vatNote} />
      <div role="alert" className="quote__outdated">
        {failed && (
          <Notice tone="warning">
            <p>{ukTexts.notCurrent(quote.Term, formatPounds(quote.TotalDeposit))}</p>
            <Button kind="secondary" size="small" busy={busy} onClick={onRetry}>
              {ukTexts.tryAgain}
            </Button>
          </Notice>
        )}
      </div>
      {quote.Notifications.length > 0 && (
        <ul className="quote__notes" role="status">
          {quote.Notifications.map(({ Message }) => (
            <li key={Message}>{Message}</li>
          ))}
        </ul>
      )}
      <QuoteSliders state={state} onSet={onSet} />
      <QuoteBlocks blocks={quote.Blocks} />
      <QuoteLinks quote={quote} finance={finance} />
      {terms && <p className="finance__small">{terms}</p>}
    </div>
  );
}

function Sum({ quote, vatNote }: { quote: Quote; vatNote: string | undefined }) {
  const details = quote.Blocks.flatMap(({ Details }) => Details);
  const apr = details.find(({ Key }) => Key === 'APR');
  return (
    <div className="quote__sum">
      <p aria-live="polite">
        <b className="num">{formatPoundsAndPence(quote.TotalRegularPayment)}</b>
        <span>{[ukTexts.aMonth, vatNote].filter(Boolean).join(' ')}</span>
      </p>
      {apr && (
        <p className="quote__apr">
          <b className="num">{apr.DisplayValue}</b>
          <span>{apr.Label}</span>
        </p>
      )}
    </div>
  );
}

function QuoteLinks({ quote, finance }: { quote: Quote; finance: UkFinance }) {
  const at = (address: string) =>
    fillPlaceholders(address, { quoteRef: encodeURIComponent(quote.QuoteReference) });
  const { Apply } = quote.QuoteActions;
  return (
    <div className="quote__links">
      {finance.reserveAddress && (
        <ButtonLink href={at(finance.reserveAddress)} onClick={stayOnPage}>
          {ukTexts.reserve}
        </ButtonLink>
      )}
      {finance.partExchangeAddress && (
        <ButtonLink kind="secondary" href={at(finance.partExchangeAddress)}>
          {ukTexts.partExchange}
        </ButtonLink>
      )}
      {Apply && (
        <TextLink href={Apply} onClick={stayOnPage} iconAfter={<IconShape of={ArrowRight} size="small" />}>
          {ukTexts.apply}
        </TextLink>
      )}
    </div>
  );
}

/** To the form of this very page: its address changes without loading the page anew, which would lose the quote. */
function stayOnPage(event: MouseEvent<HTMLAnchorElement>): void {
  const { currentTarget: link, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (ctrlKey || metaKey || shiftKey || altKey) return;
  if (link.origin !== location.origin || link.pathname !== location.pathname || !link.hash) return;
  event.preventDefault();
  history.pushState(history.state, '', link.href);
}
