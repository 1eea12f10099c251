import type { StudioLanguage } from '../i18n/studio-text.ts';
import type { RestClient, RestResponse } from '../testing/rest.ts';
import type { Actor, ErrorScene } from './error-scene.ts';

/** A request that is refused with one sentence of the studio. */
export type ErrorCase = {
  status: number;
  /** The field at which the sentence stands; without one it is about the whole request. */
  path?: string;
  /** What the sentence is made with, where it is a function or has placeholders. */
  with?: readonly unknown[] | ((language: StudioLanguage) => readonly unknown[]);
  send: (as: (actor: Actor) => RestClient, scene: ErrorScene) => Promise<RestResponse>;
};

export type ErrorCases = Readonly<Record<string, ErrorCase>>;
