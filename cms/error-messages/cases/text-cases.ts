import type { ErrorCase, ErrorCases } from '../error-case.ts';

const PLURAL = '{count, plural, one {# bil} other {# bilar}}';

/** A text in the place of `{car} hos {site}: {count, plural, …}`. */
function refused(text: string, values: ErrorCase['with'] = [], key = 'listSummary'): ErrorCase {
  return {
    status: 400,
    with: values,
    send: (as, { site }) => as('editor')('/site-texts', 'POST', { site, language: 'sv', key, text }),
  };
}

export const textCases: ErrorCases = {
  'textErrorMessages.placeholders': refused('Bilar i lager', (language) => [
    '{car}, {count}, {site}',
    { en: 'none', sv: 'inget' }[language],
  ]),
  'textErrorMessages.noPlaceholders': refused('Stäng {den}', ['{den}'], 'mapClose'),
  'textErrorMessages.pluralForm': refused('{car} hos {site}: {count, plural, one {# bil}}', ['other']),
  'textErrorMessages.noMessage': refused(`{car} hos {site}: ${PLURAL} <b>med pris`),
  'textErrorMessages.inBrowser': refused(`{car} hos {site}: ${PLURAL} och det''s bra`),
};
