import type { StartSink } from 'forecourt/extension';

/** Counts what happens by name alone: which visitor it was stays unknown. */
export const start: StartSink = ({ url = '', account }, { language }) => {
  return ({ event }) => {
    const body = JSON.stringify({ event, account, language, path: location.pathname });
    void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
  };
};
