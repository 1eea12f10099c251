import type { Bounds } from '../../../shared/platform/bounds.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';
import type { LoanData } from './loan-data.ts';
import type { LoanWords } from './loan-texts.ts';

type Props = BlockProps<typeof fields, LoanData | undefined>;

/** Two sliders and what they cost. A form without script; with it the sums follow the sliders. */
export function LoanSlider({ fields: { title, text, link, tone }, data, page }: Props) {
  if (!data) return null;
  const { texts, language } = page;
  const { terms, bounds, choice, words, currency } = data;
  return (
    <Section ground={tone} id="loan">
      <Container className="grid items-start gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 lg:grid-cols-[6fr_5fr]">
        <form
          method="get"
          action="#loan"
          data-script="loan-slider"
          data-terms={JSON.stringify(terms)}
          data-currency={currency}
          data-language={language}
          className="group/loan contents"
        >
          <div>
            {title && <h2 className="text-[clamp(2.25rem,1.6rem+2.9vw,4rem)] leading-[1.05]">{title}</h2>}
            {text && <p className="mt-5 max-w-[32rem] text-lead text-ink-muted">{text}</p>}
            <div className="mt-10 grid gap-8">
              <Choice
                name="amount"
                label={texts('loanSliderAmount')}
                value={choice.amount}
                bounds={bounds.amount}
              />
              <Choice
                name="months"
                label={texts('loanSliderMonths')}
                value={choice.months}
                bounds={bounds.months}
              />
            </div>
            <Button type="submit" className="mt-8 group-data-running/loan:hidden">
              {texts('loanSliderCalculate')}
            </Button>
          </div>
          <div className="on-dark rounded-panel bg-brand p-[clamp(1.5rem,3.5vw,3rem)] text-on-brand">
            <dl aria-live="polite">
              <dt className="text-on-brand-soft">{texts('loanSliderMonthly')}</dt>
              <dd>
                <b
                  data-sum="monthly"
                  className="num block font-heading text-[clamp(3rem,2rem+4.4vw,5.25rem)] leading-none tracking-[-0.03em]"
                >
                  {words.monthly}
                </b>
                <span data-words={texts('loanSliderRates')} className="mt-3 block">
                  {fillPlaceholders(texts('loanSliderRates'), words)}
                </span>
              </dd>
              <Sum label={texts('loanSliderCost')} name="cost" words={words} />
              <Sum label={texts('loanSliderTotal')} name="total" words={words} />
            </dl>
            <CallToAction link={link} kind="accent" size="large" wide className="mt-8" />
          </div>
          <p
            data-words={texts('loanSliderExample')}
            className="max-w-[60rem] text-small text-ink-muted lg:col-span-2"
          >
            {fillPlaceholders(texts('loanSliderExample'), words)}
          </p>
        </form>
      </Container>
    </Section>
  );
}

type ChoiceProps = { name: 'amount' | 'months'; label: string; value: number; bounds: Bounds };

/** The field takes what is typed; the slider beside it is there once its script runs. */
function Choice({ name, label, value, bounds }: ChoiceProps) {
  const id = `loan-${name}`;
  return (
    <div className="slider">
      <label htmlFor={id} className="text-lead">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={bounds.min}
        max={bounds.max}
        step={name === 'months' ? bounds.step : 'any'}
        defaultValue={value}
        className="num h-12 w-36 rounded-field border border-line-field bg-surface px-3 text-right text-[1.25rem]"
      />
      <div className="slider__rail" hidden>
        <svg aria-hidden="true" className="slider__fill">
          <line
            x1="-0.75rem"
            x2={`${((value - bounds.min) / (bounds.max - bounds.min)) * 100}%`}
            y1="50%"
            y2="50%"
          />
        </svg>
        <input
          type="range"
          aria-label={label}
          data-for={name}
          className="slider__input"
          min={bounds.min}
          max={bounds.max}
          step={bounds.step}
          defaultValue={value}
        />
      </div>
    </div>
  );
}

function Sum({ label, name, words }: { label: string; name: 'cost' | 'total'; words: LoanWords }) {
  return (
    <div className="mt-5 flex justify-between gap-6 border-line-on-dark border-t pt-4">
      <dt>{label}</dt>
      <dd data-sum={name} className="num">
        {words[name]}
      </dd>
    </div>
  );
}
