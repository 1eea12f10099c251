import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BookingApiError } from '../flow/booking-api.ts';
import { bookingFlowReducer, emptyBooking } from '../flow/booking-flow-reducer.ts';
import type { BookingFlowState } from '../flow/booking-flow-state.ts';
import type { OfferingCategory } from '../offering.ts';
import {
  aBookingFlow,
  aBookingFlowState,
  anOffering,
  aSelectedService,
  uppsala,
  volvo,
} from '../testing/a-booking-flow.ts';
import { BookingHead, bookingHeading } from './booking-head.tsx';
import { CarStep } from './car-step.tsx';
import { DamageInspection } from './damage-inspection.tsx';
import { MapsFailed } from './location-field.tsx';
import { OfferingGroup } from './offering-group.tsx';
import { ServicesFailed } from './services-failed.tsx';
import { Step } from './step.tsx';
import { BookingSummary } from './summary/booking-summary.tsx';
import { lookupErrorText } from './use-car-lookup.ts';

const { texts } = aBookingFlow();

describe('the head of the page', () => {
  const brandLinks = [
    { label: 'BMW', href: 'https://bmw.example/service', external: true },
    { label: 'Porsche', href: '/porsche/service', external: false },
  ];

  test('SB-08 SB-09 without a car it has the general heading, the links and the list of makes', () => {
    const html = renderToStaticMarkup(<BookingHead flow={aBookingFlow(emptyBooking, { brandLinks })} />);
    expect(html).toMatch(/<h1[^>]*>Boka service, däckbyte och verkstad<\/h1>/);
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>Märken vi är auktoriserade för.*<p[^>]*>Kia, Toyota, Volvo<\/p>/,
    );
    expect(html).toMatch(/href="https:\/\/bmw.example\/service" target="_blank".*BMW.*\(öppnas i ny flik\)/);
    expect(html).toMatch(/<a href="\/porsche\/service" class/);
  });

  test('SB-11 SB-12 with a car it says whether a workshop is authorised for its make', () => {
    expect(bookingHeading(texts, 'Volvo', true)).toBe('Vi har auktoriserade verkstäder för Volvo');
    expect(bookingHeading(texts, 'Porsche', false)).toBe(
      'Vi har inga auktoriserade verkstäder för ditt märke men kan erbjuda vissa tjänster',
    );
    expect(bookingHeading(texts, 'Volvo', undefined)).toBe('Boka service, däckbyte och verkstad');
  });
});

describe('a step', () => {
  const step = (number: 1 | 2 | 3 | 4, given: Partial<BookingFlowState>) =>
    renderToStaticMarkup(
      <Step flow={aBookingFlow(aBookingFlowState(given))} step={number} title="Rubrik" answer="Svar">
        <p>Innehåll</p>
      </Step>,
    );

  test('SB-01 SB-03 that is displayed is open, with its heading and the counter', () => {
    const html = step(3, { displayState: 3 });
    expect(html).toContain('aria-current="step"');
    expect(html).toMatch(/<h2 tabindex="-1"[^>]*>Rubrik<\/h2>.*Steg 3\/4.*<p>Innehåll<\/p>/);
  });

  test('SB-01 SB-02 that was passed is a button with a check mark and what was chosen', () => {
    const html = step(2, { displayState: 4 });
    expect(html).toMatch(/<button type="button".*<svg.*Rubrik.*klart.*Svar.*Ändra<\/span><\/button>/);
    expect(html).not.toMatch(/Innehåll|Steg/);
  });

  test('SB-02 that was reached but not passed can be reopened, and has no check mark', () => {
    const html = step(4, { displayState: 1 });
    expect(html).toMatch(/<button type="button"/);
    expect(html).not.toContain('<svg');
  });

  test('SB-02 SB-04 that is still to come cannot be opened', () => {
    const html = step(4, { bookingState: 2, displayState: 2 });
    expect(html).toMatch(/Rubrik.*Steg 4\/4/);
    expect(html).not.toMatch(/<button|<a |Innehåll/);
  });
});

describe('step 1', () => {
  const html = (state = emptyBooking, startLocation = aBookingFlowState().location) =>
    renderToStaticMarkup(<CarStep flow={{ ...aBookingFlow(state), startLocation }} />);

  test('SB-17 SB-18 has a plate, a place, the own position and a button', () => {
    expect(html()).toMatch(/Steg 1\/4/);
    expect(html()).toMatch(/<label[^>]*>Registreringsnummer<\/label>.*placeholder="ABC 123"/);
    expect(html()).toMatch(/<label[^>]*>Ort eller postnummer<\/label>.*role="combobox"/);
    expect(html()).toContain('Använd min plats');
  });

  test('SB-14 SB-15 begins with the place that the page was opened for', () => {
    expect(html()).toMatch(/role="combobox"[^>]*value="Uppsala"/);
  });

  test('SB-20 the button needs a plate and a place', () => {
    const button = /<button type="submit"[^>]*>/;
    expect(html().match(button)?.[0]).toContain('disabled');
    expect(html({ ...aBookingFlowState(), displayState: 1 }).match(button)?.[0]).not.toContain('disabled');
    const withoutPlace = renderToStaticMarkup(
      <CarStep flow={aBookingFlow({ ...aBookingFlowState(), displayState: 1 })} />,
    );
    expect(withoutPlace.match(button)?.[0]).toContain('disabled');
  });

  test.each([
    ['plate and place', emptyBooking, undefined, 'Fyll i registreringsnummer och ort för att fortsätta.'],
    ['plate', emptyBooking, uppsala, 'Fyll i registreringsnumret för att fortsätta.'],
    ['place', aBookingFlowState({ displayState: 1 }), undefined, 'Fyll i en ort för att fortsätta.'],
  ])('SB-20 says beside the disabled button that the %s is missing', (_, state, startLocation, text) => {
    const markup = renderToStaticMarkup(<CarStep flow={{ ...aBookingFlow(state), startLocation }} />);
    const id = /<p id="([^"]+)" role="status" class="missing-hint">/.exec(markup)?.[1];
    expect(markup).toContain(text);
    expect(markup).toMatch(new RegExp(`<button type="submit" disabled="" aria-describedby="${id}"`));
  });

  test('without script it gives the telephone number and the mail address', () => {
    expect(html()).toMatch(/without-script.*href="tel:.*href="mailto:verkstad@solvik\.example"/);
  });

  test('SB-24 ERR-28 a geocoder that does not respond is said in place of the search', () => {
    const failed = renderToStaticMarkup(<MapsFailed texts={texts} onRetry={() => {}} />);
    expect(failed).toMatch(/role="alert".*Karttjänsten kunde inte laddas.*Försök igen/);
  });
});

test.each([
  ['SB-26', 'InvalidReg', 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt'],
  ['SB-27', 'VehicleNotFound', 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt'],
  ['SB-27', 'Fordon hittades inte', 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt'],
  ['SB-28', 'BrandNotSupported', 'Vi kan inte erbjuda service för bilar av märket Lada.'],
  ['SB-29', 'ServerError', 'Något gick fel, försök igen'],
  ['SB-29', 'Overloaded', texts('bookingTooBusy')],
  ['SB-29', 'TooManyRequests', texts('bookingTooBusy')],
  ['SB-29', 'SomethingNew', 'Något gick fel, försök igen'],
])('%s ERR-26 the code %s is explained', (_, code, text) => {
  expect(lookupErrorText(new BookingApiError(code, 'Lada'), texts)).toBe(text);
});

test('SB-29 ERR-26 a network that does not respond is explained', () => {
  expect(lookupErrorText(new TypeError('Failed to fetch'), texts)).toBe('Något gick fel, försök igen');
});

test('SB-23 ERR-28 the text for a denied position is the exact one', () => {
  expect(texts('bookingLocationDenied')).toBe(
    'För att använda funktionen behöver din webbläsare kunna använda platstjänster.',
  );
});

test('SB-30 the text for a make that is booked elsewhere is the exact one', () => {
  expect(texts('bookingBrandElsewhere', { brand: 'BMW' })).toBe(
    'Du bokar din service, däckbyte och verkstad för BMW via länken högst upp på sidan.',
  );
});

describe('a category of offerings', () => {
  const unitPrice = { unit: 'hjul', minimum: 2, maximum: 8, unitAbbreviation: 'st', postfix: 'per hjul' };

  function group(
    offerings: OfferingCategory['offerings'],
    services: BookingFlowState['services'] = {},
    given: { type?: 'service' | 'addon'; isFirst?: boolean; selectionType?: 'single'; milage?: number } = {},
  ): string {
    const { type = 'service', isFirst = true, selectionType, milage } = given;
    const state = aBookingFlowState({ services, milage, displayState: 2 });
    const category: OfferingCategory = { name: 'Service', icon: 'service', offerings, selectionType };
    return renderToStaticMarkup(
      <OfferingGroup flow={aBookingFlow(state)} category={category} type={type} isFirst={isFirst} />,
    );
  }

  test('SB-35 is open when it is the first, or something in it is chosen (SB-42)', () => {
    const open = /<details class="offering-group[^"]*" open="">/;
    expect(group([anOffering()])).toMatch(open);
    expect(group([anOffering()], {}, { isFirst: false })).not.toMatch(open);
    const preselected = group([anOffering()], { AC: aSelectedService() }, { isFirst: false });
    expect(preselected).toMatch(open);
    expect(preselected).toMatch(/checked=""/);
    expect(preselected).toContain('1 vald');
  });

  test('SB-16 SB-51 shows prices, and the earlier one struck through', () => {
    const html = group([anOffering({ price: 900, priceDiscount: 100 })]);
    expect(html).toMatch(/<s [^>]*><span[^>]*>Tidigare pris <\/span>1\u00a0000\u00a0kr<\/s>900\u00a0kr/);
    expect(group([anOffering({ price: 1495 })])).toContain('1\u00a0495\u00a0kr');
    expect(group([anOffering({ price: 1495 })])).not.toMatch(/<s[ >]/);
  });

  test('SB-53 ERR-34 shows what the workshop says of an unknown price, or that there is none', () => {
    expect(group([anOffering({ priceKnown: false })])).toContain('Pris saknas*');
    expect(group([anOffering({ priceKnown: false, notKnownPriceText: 'Pris efter felsökning' })])).toMatch(
      />Pris efter felsökning</,
    );
  });

  test('SB-38 asks for the mileage of a chosen base service, with a hint while it is missing', () => {
    const base = anOffering({ code: 'ORIGINALSERVICE' });
    const chosen = { ORIGINALSERVICE: aSelectedService() };
    const html = group([base], chosen);
    expect(html).toMatch(/Miltal<\/label>.*<input type="text" inputMode="numeric".*mil<\/span>.*Ange miltal/);
    expect(group([base])).not.toContain('Miltal');
    const entered = group([base], chosen, { milage: 6240 });
    expect(entered).toContain('value="6240"');
    expect(entered).not.toContain('Ange miltal');
  });

  test('SB-44 SB-45 disables other base services, with the reason of its step', () => {
    const others = [anOffering({ code: 'BASSERVICE', name: 'Basservice' })];
    const chosen = { ORIGINALSERVICE: aSelectedService() };
    expect(group(others, chosen)).toMatch(/disabled="".*Originalservice är redan valt/);
    expect(group(others, chosen, { type: 'addon' })).toMatch(/disabled="".*Basservice är redan valt/);
  });

  test('SB-46 disables what is not for the model, and shows no price', () => {
    const html = group([anOffering({ name: 'Kamremsbyte', isAvailable: false })]);
    expect(html).toMatch(/disabled="".*Kamremsbyte är inte tillgänglig för denna bilmodell/);
    expect(html).not.toContain('kr</span>');
  });

  test('SB-47 SB-49 shows the message of a chosen offering, and how long it is', () => {
    const diagnosis = anOffering({ allowUserInput: true });
    const html = group([diagnosis], { AC: aSelectedService({ userInput: 'Gnisslar' }) });
    expect(html).toMatch(/Meddelande<\/label>.*maxLength="80"[^>]*>Gnisslar<\/textarea>.*8\/80/);
    expect(group([diagnosis])).not.toContain('textarea');
  });

  test('SB-50 SB-56 a chosen quantity changes the price; the choices go from the minimum to the maximum', () => {
    const tyres = anOffering({ unitPrice, price: 150 });
    const html = group([tyres], { AC: aSelectedService({ unit: 4 }) });
    expect(html.match(/<option/g)).toHaveLength(7);
    expect(html).toMatch(/Antal hjul<\/label>.*<option value="2">2 st<.*<option value="8">8 st</);
    expect(html).toMatch(/offering__price[^"]*">600\u00a0kr/);
    expect(html).toContain('150\u00a0kr per hjul');
    expect(group([tyres])).toMatch(/offering__price[^"]*">300\u00a0kr/);
  });

  test('SB-54 has checkboxes, or radio buttons when only one can be chosen', () => {
    expect(group([anOffering()], {}, { type: 'addon' })).toContain('type="checkbox"');
    const single = group([anOffering()], {}, { type: 'addon', selectionType: 'single' });
    expect(single).toContain('type="radio"');
    expect(single).toMatch(/role="radiogroup" aria-label="Service"/);
  });
});

test('SB-40 the panel for damages leads to the insurance company in a new tab', () => {
  const html = renderToStaticMarkup(<DamageInspection flow={aBookingFlow()} />);
  expect(html).toMatch(/href="https:\/\/insurance\.example" target="_blank" rel="noopener"/);
  expect(html).toMatch(/Har bilen fått en skada\?.*Till skadebesiktning.*\(öppnas i ny flik\)/);
});

test('SB-52 ERR-29 services that cannot be loaded are explained, with a mail address and another try', () => {
  const html = renderToStaticMarkup(<ServicesFailed flow={aBookingFlow()} onRetry={() => {}} />);
  expect(html).toMatch(/role="alert".*Något gick fel, vänligen försök igen senare\./);
  expect(html).toContain('mejla oss på <a href="mailto:verkstad@solvik.example">verkstad@solvik.example</a>');
  expect(html).toContain('Försök igen</button>');
});

describe('the summary', () => {
  const html = (state: BookingFlowState) =>
    renderToStaticMarkup(<BookingSummary flow={aBookingFlow(state)} />);

  test('SB-98 says what it is for as long as there is no car', () => {
    expect(html(emptyBooking)).toContain('Fyll i registreringsnummer och plats');
    expect(html(emptyBooking)).not.toContain('Totalt');
  });

  test('SB-97 shows the car, its place, its agreement and the chosen services', () => {
    const shown = html(aBookingFlowState());
    expect(shown).toMatch(/aria-label="Registreringsnummer ABC 123"/);
    expect(shown).toMatch(/Volvo V60.*2020.*Uppsala län.*Serviceavtal.*Ja.*Visa mer info.*Bilen har ett/);
    expect(shown).toMatch(/AC-service.*1\u00a0395\u00a0kr.*Totalt.*1\u00a0395\u00a0kr/);
    const { car } = aBookingFlowState();
    if (!car) throw new Error('the sample has a car');
    const without = html(aBookingFlowState({ car: { ...car, hasServiceAgreement: false } }));
    expect(without).toMatch(/Serviceavtal.*Nej.*Vi hittar inget serviceavtal/);
  });

  test.each(['Uppsala', 'Stockholm'])(
    'SB-97 the region is named, also where it is called %s as its city',
    (name) => {
      const location = { ...uppsala, name, region: name };
      const state = bookingFlowReducer(emptyBooking, { type: 'car entered', car: volvo, location });
      expect(html(state)).toMatch(new RegExp(`<dt[^>]*>Region</dt><dd[^>]*>${name}</dd>`));
    },
  );

  test('SB-99 ERR-34 marks an unknown price and explains it', () => {
    const note = '* Vissa priser kan inte beräknas förrän din bokning nått vår verkstad.';
    const shown = html(aBookingFlowState({ services: { A: aSelectedService({ priceKnown: false }) } }));
    expect(shown).toContain('Pris saknas*');
    expect(shown).toContain(note);
    expect(html(aBookingFlowState())).not.toContain(note);
  });

  test('SB-100 SB-82 says that prices are medians, until the picked workshop has given its own', () => {
    const median = 'Priserna är medianvärden och kan variera mellan verkstäder.';
    expect(html(aBookingFlowState())).toContain(median);
    const bookingInfo = { location: 'Solvik Uppsala', prices: { AC: 1450 } };
    const own = html(aBookingFlowState({ bookingInfo }));
    expect(own).not.toContain(median);
    expect(own).toContain('Priserna gäller hos Solvik Uppsala.');
    expect(own).toContain('1\u00a0450\u00a0kr');
  });

  test('SB-95 its handle says how much is chosen and what it costs', () => {
    const services = { A: aSelectedService(), B: aSelectedService({ type: 'addon', price: 5 }) };
    expect(html(aBookingFlowState({ services }))).toMatch(
      /<button[^>]*aria-expanded="false".*1 tjänst, 1 tillval.*1\u00a0400\u00a0kr.*<\/button>/,
    );
  });

  test('SB-95 its handle has no price as long as nothing is chosen', () => {
    expect(html(aBookingFlowState({ services: {} }))).toMatch(/Inget valt än<\/small><\/span><svg/);
  });

  test('SB-81 its handle says whose prices they are once a workshop is picked', () => {
    const bookingInfo = { location: 'Solvik Uppsala', prices: { AC: 1450 } };
    expect(html(aBookingFlowState({ bookingInfo }))).toContain('1 tjänst, pris hos Solvik Uppsala</small>');
  });
});
