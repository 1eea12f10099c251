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
    <div
      className="quote__body grid gap-5 p-6 sm:@min-[34rem]:gap-6 sm:@min-[34rem]:p-[clamp(1.5rem,2.8vw,2.5rem)]"
      aria-busy={busy}
    >
      <Sum quote={quote} vatNote={finance.vatNote} />
      <div role="alert" className="quote__outdated empty:hidden">
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
        <ul className="rounded-field bg-brand-tint px-4 py-3 text-size-small" role="status">
          {quote.Notifications.map(({ Message }) => (
            <li key={Message}>{Message}</li>
          ))}
        </ul>
      )}
      <QuoteSliders state={state} onSet={onSet} />
      <QuoteBlocks blocks={quote.Blocks} />
      <QuoteLinks quote={quote} finance={finance} />
      {terms && <p className="text-size-micro leading-[1.5] text-ink-muted">{terms}</p>}
    </div>
  );
}

function Sum({ quote, vatNote }: { quote: Quote; vatNote: string | undefined }) {
  const details = quote.Blocks.flatMap(({ Details }) => Details);
  const apr = details.find(({ Key }) => Key === 'APR');
  return (
    <div className="quote__sum flex items-end justify-between gap-4 [transition:opacity_var(--fast)]">
      <p aria-live="polite">
        <b className="num block leading-none font-normal tracking-(--track-1)">
          {formatPoundsAndPence(quote.TotalRegularPayment)}
        </b>
        <span className="text-size-small text-ink-muted">
          {[ukTexts.aMonth, vatNote].filter(Boolean).join(' ')}
        </span>
      </p>
      {apr && (
        <p className="quote__apr text-right">
          <b className="num block leading-none font-normal tracking-(--track-1) tracking-(--track-2)">
            {apr.DisplayValue}
          </b>
          <span className="text-size-small text-ink-muted">{apr.Label}</span>
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
    <div className="quote__links grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3 [&_.text-link]:col-span-full [&_.text-link]:justify-self-start">
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
