import type { StudioLanguage } from '../i18n/studio-text.ts';
import type { RestClient, RestResponse } from '../testing/rest.ts';
import type { Actor, RefusalScene } from './refusal-scene.ts';

/** A request that is refused with one sentence of the studio. */
export type RefusalCase = {
  status: number;
  /** The field at which the sentence stands; without one it is about the whole request. */
  path?: string;
  /** What the sentence is made with, where it is a function or has placeholders. */
  with?: readonly unknown[] | ((language: StudioLanguage) => readonly unknown[]);
  send: (as: (actor: Actor) => RestClient, scene: RefusalScene) => Promise<RestResponse>;
};

export type RefusalCases = Readonly<Record<string, RefusalCase>>;
