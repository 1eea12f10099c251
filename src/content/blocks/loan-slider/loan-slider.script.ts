import { type LoanTerms, loanExample } from '../../../features/finance/loan-example.ts';
import { fillPlaceholders } from '../../../shared/sites/fill-placeholders.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { type LoanWords, loanWords } from './loan-texts.ts';

/** The sums follow the sliders and the fields; both always show the same value. */
export function start(form: HTMLElement): void {
  const terms = JSON.parse(form.dataset['terms'] ?? '{}') as LoanTerms;
  const format = {
    currency: form.dataset['currency'] ?? '',
    language: form.dataset['language'] as Language,
  };
  const pairs = (['amount', 'months'] as const).flatMap((name) => {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    const slider = form.querySelector<HTMLInputElement>(`[data-for="${name}"]`);
    return field && slider ? [{ name, field, slider }] : [];
  });

  const show = () => {
    const [amount = 0, months = 1] = pairs.map(({ field }) => field.valueAsNumber);
    const words = loanWords(terms, { amount, months }, loanExample(terms, { amount, months }), format);
    for (const place of form.querySelectorAll<HTMLElement>('[data-sum]'))
      place.textContent = words[place.dataset['sum'] as keyof LoanWords];
    for (const place of form.querySelectorAll<HTMLElement>('[data-words]'))
      place.textContent = fillPlaceholders(place.dataset['words'] ?? '', words);
    for (const { name, field, slider } of pairs) {
      slider.setAttribute('aria-valuetext', name === 'amount' ? words.amount : words.months);
      const share = (field.valueAsNumber - Number(field.min)) / (Number(field.max) - Number(field.min));
      slider.parentElement?.querySelector('line')?.setAttribute('x2', `${share * 100}%`);
    }
  };

  for (const { field, slider } of pairs) {
    slider.parentElement?.removeAttribute('hidden');
    slider.addEventListener('input', () => {
      field.value = slider.value;
      show();
    });
    // While somebody types, half a number is no mistake; it is put right when they leave the field.
    field.addEventListener('input', () => {
      if (!field.validity.valid || field.value === '') return;
      slider.value = field.value;
      show();
    });
    field.addEventListener('change', () => {
      const [min, max] = [Number(field.min), Number(field.max)];
      const typed = Number.isNaN(field.valueAsNumber) ? Number(slider.value) : field.valueAsNumber;
      const step = Number(field.step) || 1;
      const stepped = Math.min(max, min + Math.round((Math.max(min, typed) - min) / step) * step);
      field.value = String(Math.min(max, stepped));
      slider.value = field.value;
      show();
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  form.dataset['running'] = '';
  show();
}
