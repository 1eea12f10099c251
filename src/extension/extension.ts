import type { ReactNode } from 'react';
import type { BlockLabels } from '../content/blocks/block-labels.ts';
import type { Lead } from '../features/leads/lead.ts';
import type { ReceiverDeclaration } from '../features/outgoing-feeds/declared-receiver.ts';
import type { FeedCar } from '../features/outgoing-feeds/feed-car.ts';
import type { Geocoder, Place } from '../shared/maps/geocoder.ts';
import type { SmsMessage, SmsSender } from '../shared/messaging/sms.ts';
import type { Changeable } from '../shared/platform/database/changeable.ts';
import type { Authored, Fields, Resolved } from '../shared/platform/fields/fields.ts';
import type { Log } from '../shared/platform/log.ts';
import type { Language } from '../shared/sites/languages.ts';
import type { LoadContext, PageContext } from '../shared/sites/page-context.ts';
import type { Site } from '../shared/sites/site.ts';
import type { AnalyticsSinkDeclaration } from './analytics-sink.ts';
import type { ExtensionContext } from './context.ts';
import type { FeedSourceDeclaration } from './feed-source.ts';
import type { FinancePlanDeclaration } from './finance-plan.ts';
import type { FormDeclaration } from './form.ts';
import type { CarFieldDeclaration, RecordFieldDeclaration } from './record-field.ts';
import type { SettingDeclarations } from './settings.ts';

/*
 * The public entry `forecourt/extension`: what an extension declares. It is plain TypeScript that Node reads as it stands,
 * because the studio and the commands read declarations without views; `forecourt/extension/views` has what views need.
 * docs/extensions.md is its guide.
 */

/** It changes when an extension that worked no longer would. One for another version is refused and left out. */
export const API_VERSION = 1;

export type Extension<S extends SettingDeclarations = SettingDeclarations> = {
  /** The name of its folder: small letters, digits and dashes. Its addresses, tables, blocks and texts begin with it. */
  name: string;
  apiVersion: number;
  /** One line for operators. */
  about: string;
  /** What operators configure it with, by the name it has in the code. Without a required one it is left out. */
  settings?: S;
  /** `page.texts` finds them as `{extension}:{key}`; a missing language shows English. Editors may write over them. */
  texts?: Partial<Record<Language, Readonly<Record<string, string>>>>;
  /** By name; pages and the studio know each as `{extension}-{name}`. */
  // biome-ignore lint/suspicious/noExplicitAny: each block has fields and data of its own
  blocks?: Readonly<Record<string, BlockDeclaration<any, any>>>;
  /** Forms whose answers become leads, by name; a block of the same name shows each. */
  // biome-ignore lint/suspicious/noExplicitAny: each form has settings and answers of its own
  forms?: Readonly<Record<string, FormDeclaration<any>>>;
  /** Fields that cars get, by their name in feeds: small letters, digits and underscores. */
  carFields?: Readonly<Record<string, CarFieldDeclaration>>;
  /** Fields that dealerships get, written in the same way. */
  dealershipFields?: Readonly<Record<string, RecordFieldDeclaration>>;
  /** Fields that kits of spare parts get, written in the same way. */
  kitFields?: Readonly<Record<string, RecordFieldDeclaration>>;
  /** Ways to pay for a car, by name; a lead says `{extension}-{name}`. */
  financePlans?: Readonly<Record<string, FinancePlanDeclaration>>;
  /** Kinds of sources that feeds are fetched from, by name. */
  feedSources?: Readonly<Record<string, FeedSourceDeclaration<S>>>;
  /** Who gets feeds of the cars, by name; a feed is called `{extension}-{name}`. */
  feedReceivers?: Readonly<Record<string, ReceiverDeclaration>>;
  /** Where the events of the data layer go, too, by name. */
  analyticsSinks?: Readonly<Record<string, AnalyticsSinkDeclaration<S>>>;
  /** What can be said of a site in the studio, in its group of the extension; `siteFieldsOf` reads it. */
  siteFields?: Fields;
  /** Where every lead is delivered, too, by name. Through the outbox: tried again for a day, then a dead letter. */
  leadDeliveries?: Readonly<Record<string, LeadDelivery<S>>>;
  /** In place of what the settings of the product choose. Only one extension may bring each. */
  adapters?: AdapterDeclarations<S>;
  /** Under `/api/x/{extension}`. */
  routes?: readonly RouteDeclaration<S>[];
  /** Done by one process at a time. */
  jobs?: readonly JobDeclaration<S>[];
  /** Steps of its own tables, in order, named `001-contacts`. A step that was released is never changed. */
  migrations?: readonly MigrationDeclaration[];
};

export type LeadDelivery<S extends SettingDeclarations = SettingDeclarations> = {
  about: string;
  /**
   * Delivers, or throws to be called again later: `TryAgainLater` says when. Another call may follow one that arrived, so
   * `key`, the same each time, goes along as the idempotency key.
   */
  deliver: (lead: DeliveredLead, context: DeliveryContext<S>) => Promise<void>;
};

export type DeliveryContext<S extends SettingDeclarations = SettingDeclarations> = ExtensionContext<S> & {
  key: string;
  /** Aborts what takes too long: pass it on to `fetch`. */
  signal: AbortSignal;
  site: Site;
};

/** A lead, and the name of its form without that of the site: CarContactForm, ServiceForm. */
export type DeliveredLead = Lead & { form: string };

/** Each makes an adapter of a port of the product when it starts; `forecourt/extension/testing` has their contracts. */
export type AdapterDeclarations<S extends SettingDeclarations = SettingDeclarations> = {
  /** Sends messages to telephones. What it throws is tried again by the outbox. */
  smsSender?: (context: ExtensionContext<S>) => SmsSender;
  /** Finds places by name; its answers are cached by the product. */
  geocoder?: (context: ExtensionContext<S>) => Geocoder;
};

export type RouteDeclaration<S extends SettingDeclarations = SettingDeclarations> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/x/{extension}`; `:id` takes a segment. */
  path: `/${string}`;
  about: string;
  /** Of one client; 60 without it. */
  perMinute?: number;
  handle: (request: RouteRequest, context: ExtensionContext<S>) => RouteAnswer | Promise<RouteAnswer>;
};

/** As it was sent: nothing of it is checked. */
export type RouteRequest = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Parsed JSON. */
  body: unknown;
  /** Of the host that was asked, if it has one. */
  site: Site | undefined;
};

/** JSON, 200 without a status. A refusal has a body `{ code, message }`. */
export type RouteAnswer = { status?: number; body?: unknown };

export type JobDeclaration<S extends SettingDeclarations = SettingDeclarations> = {
  name: string;
  everyMinutes: number;
  /** After a failure it waits twice as long, up to a day. */
  run: (context: ExtensionContext<S>) => Promise<void>;
};

/** Its tables and indices are named `x_{extension}_…`; a step that touches another fails. */
export type MigrationDeclaration = { name: string; up: (db: Changeable) => Promise<void> };

export type BlockDeclaration<F extends Fields = Fields, Data = undefined> = {
  /** What editors call it. */
  labels: BlockLabels;
  fields: F;
  /** What the gallery shows and the kit tests, by name. */
  samples: Readonly<Record<string, BlockSample<F, Data>>>;
  /** A file of its own, so that the studio reads the fields without the view: `() => import('./reviews/view.tsx')`. */
  view: () => Promise<{ block: BlockView<F, Data> }>;
};

/** `data` stands for what `load` would return: galleries and tests ask no other system. */
export type BlockSample<F extends Fields, Data> = { fields: Authored<F>; data?: Data };

export type BlockView<F extends Fields = Fields, Data = undefined> = {
  /** Query keys that change what the block shows; all others leave the cached page as it is. */
  queryKeys?: readonly string[];
  /** What the view shows besides its fields. Five seconds; where it fails, the page stands without the block. */
  load?: (fields: Resolved<F>, context: BlockContext) => Data | Promise<Data>;
  /** Only on pages with the block: `import css from './reviews.css?inline'`. */
  css?: string;
  view: (props: BlockProps<F, Data>) => ReactNode;
};

export type BlockProps<F extends Fields, Data = undefined> = {
  fields: Resolved<F>;
  data: Data;
  page: PageContext;
};

export type BlockContext = PageContext &
  Pick<LoadContext<never>, 'now' | 'picture' | 'tag' | 'validUntil' | 'signal'> &
  Pick<ExtensionContext, 'log'> & { settings: Readonly<Record<string, string | undefined>> };

/** Checks what an extension declares; its default export. */
export function defineExtension<const S extends SettingDeclarations = Record<never, never>>(
  extension: Extension<S>,
): Extension<S> {
  return extension;
}

/** A block of an extension, with samples that fit its fields. */
export function defineBlock<const F extends Fields, Data = undefined>(
  block: BlockDeclaration<F, Data>,
): BlockDeclaration<F, Data> {
  return block;
}

/** Looks the texts of an extension up by its own keys. */
export function extensionTexts<Key extends string>(extension: string, { texts }: Pick<PageContext, 'texts'>) {
  return (key: Key, values?: Record<string, string | number>): string =>
    texts(`${extension}:${key}` as never, values);
}

export { SourceProblem as FeedSourceProblem } from '../features/inventory/sources/source-problem.ts';
export { TryAgainLater } from '../shared/messaging/try-again-later.ts';
export {
  address,
  choice,
  dateTime,
  file,
  flag,
  group,
  link,
  list,
  longText,
  media,
  number,
  richText,
  text,
} from '../shared/platform/fields/fields.ts';
export type { AnalyticsEvent, AnalyticsSinkDeclaration, StartSink } from './analytics-sink.ts';
export type { ExtensionContext } from './context.ts';
export type { FeedOrder, FeedSourceDeclaration, FetchedFeed } from './feed-source.ts';
export type { FinancePlanDeclaration, PlanCar, PlanOffer, PlanTerm, Said } from './finance-plan.ts';
export type {
  FormAnswers,
  FormContext,
  FormDealership,
  FormDeclaration,
  FormFieldDeclaration,
  FormOption,
  OwnTexts,
} from './form.ts';
export { defineForm } from './form.ts';
export type { CarFieldDeclaration, RecordFieldDeclaration } from './record-field.ts';
export type { SettingDeclaration, SettingDeclarations, SettingsOf } from './settings.ts';
export { siteFieldsOf } from './site-fields.ts';
export type {
  BlockLabels,
  FeedCar,
  Geocoder,
  Language,
  Lead,
  Log,
  PageContext,
  Place,
  ReceiverDeclaration,
  Site,
  SmsMessage,
  SmsSender,
};
