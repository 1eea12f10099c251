import type { StartSink } from 'forecourt/extension';

/** Counts what happens by name alone: which visitor it was stays unknown. */
export const start: StartSink = ({ url = '' }, { site, language }) => {
  return ({ event }) => {
    const body = JSON.stringify({ event, site, language, path: location.pathname });
    void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
};
