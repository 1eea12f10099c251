import { z } from 'zod';
import { skills } from '../booking/calendar/bay.ts';
import { offeringIcons } from './offering-icons.ts';

/** Which cars an offering is for; what is left out does not matter. */
const fits = z.object({
  fuels: z.array(z.string()).optional(),
  notFuels: z.array(z.string()).optional(),
  makes: z.array(z.string()).optional(),
  /** Age in years. */
  fromAge: z.number().int().optional(),
  toAge: z.number().int().optional(),
});

export const pricedOffering = z.object({
  code: z.string().min(1).max(100),
  name: z.string(),
  description: z.string().default(''),
  /** Kronor, VAT included, per unit where there is a unit; null: known only when the car is in the workshop. */
  price: z.number().min(0).nullable(),
  notKnownPriceText: z.string().optional(),
  priceDiscount: z.number().min(0).default(0),
  unitPrice: z
    .object({
      unit: z.string(),
      minimum: z.number().int().min(1),
      maximum: z.number().int().max(99),
      unitAbbreviation: z.string(),
      postfix: z.string().default(''),
    })
    .optional(),
  allowUserInput: z.boolean().default(false),
  /** In the bay, whatever the number of units. */
  minutes: z.number().int().min(0).max(600).multipleOf(15),
  skills: z.array(z.enum(skills)),
  fits: fits.default({}),
  /** Only at departments that are authorised for the car's make. */
  authorisedOnly: z.boolean().default(false),
});

const category = z.object({
  name: z.string(),
  icon: z.enum(offeringIcons),
  selectionType: z.literal('single').optional(),
  offerings: z.array(pricedOffering).min(1),
});

/** What a site's workshops offer, in the site's own language; the prices of a department follow from its factor. */
export const priceList = z.object({
  services: z.array(category),
  addons: z.array(category),
  /** Price factors by make; 1 where a make is not named. */
  makeFactors: z.record(z.string(), z.number().min(0.5).max(3)).default({}),
  /** Makes that are booked elsewhere: isSupported is false (SB-30). */
  bookedElsewhere: z.array(z.string()).default([]),
  /** Makes that are not serviced at all (SB-28). */
  notServiced: z.array(z.string()).default([]),
  /** By language: each text of the list and what it is called there. */
  translations: z.record(z.string(), z.record(z.string(), z.string())).default({}),
});

export type PriceList = z.output<typeof priceList>;
export type PricedOffering = z.output<typeof pricedOffering>;
