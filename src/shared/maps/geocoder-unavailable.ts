/** The geocoder did not respond in time, failed, or sent what nobody can read. */
export class GeocoderUnavailable extends Error {
  /** For the log; names neither the key nor what the visitor typed. */
  readonly reason: 'timeout' | 'unreachable' | 'refused' | 'unreadable';

  constructor(reason: GeocoderUnavailable['reason'], detail = '') {
    super(`the geocoder is not available: ${reason}${detail && ` (${detail})`}`);
    this.name = 'GeocoderUnavailable';
    this.reason = reason;
  }
}
