import type { PersonalKind, Retention } from '../../shared/personal-data/personal-records.ts';
import { escapeXml } from '../../shared/platform/escape.ts';
import type { TextKey } from '../../shared/sites/dictionary.ts';
import { localeOf } from '../../shared/sites/formats.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { ExportedRecord, PersonExport } from './export-person.ts';

const kindTexts: Readonly<Record<PersonalKind, TextKey>> = {
  lead: 'personalDataLead',
  'form-answers': 'personalDataFormAnswers',
  booking: 'personalDataBooking',
  'kit-checkout': 'personalDataKitCheckout',
  'tyre-agreement': 'personalDataTyreAgreement',
  'season-reminder': 'personalDataSeasonReminder',
  'tyre-review': 'personalDataTyreReview',
  'stored-mail': 'personalDataStoredMail',
  'stored-sms': 'personalDataStoredSms',
  account: 'personalDataAccount',
  'audit-entry': 'personalDataAuditEntry',
};

const endTexts: Readonly<Record<Extract<Retention, { endsWith: string }>['endsWith'], TextKey>> = {
  import: 'personalDataAgreement',
  administrator: 'personalDataWhileWorking',
};

/** The export as one page that needs nothing else: to be read, printed, or sent. */
export function exportPage(
  { madeAt, person, records }: PersonExport,
  language: Language,
  texts: Texts,
): string {
  const date = (iso: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const asked = Object.values(person).filter(Boolean).join(' · ');
  const heading = (record: ExportedRecord) =>
    [texts(kindTexts[record.kind]), record.receivedAt && date(record.receivedAt)].filter(Boolean).join(', ');
  const article = (record: ExportedRecord) => `<article>
<h2>${escapeXml(heading(record))}</h2>
<p class="muted">${escapeXml(
    [
      `${texts('personalDataReference')}: ${record.id}`,
      record.site && `${texts('personalDataSite')}: ${record.site}`,
      retentionText(record.retention, texts),
    ]
      .filter(Boolean)
      .join(' · '),
  )}</p>
${valueHtml(record.content, texts)}
${record.files.map(({ name, type, base64 }) => `<img alt="${escapeXml(name)}" src="data:${type};base64,${base64}">`).join('\n')}
</article>`;
  const title = escapeXml(texts('personalDataTitle'));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeXml(texts('personalDataFor'))}: ${escapeXml(asked)}<br>${escapeXml(texts('personalDataMadeAt', { date: date(madeAt) }))}</p>
${records.length > 0 ? records.map(article).join('\n') : `<p>${escapeXml(texts('personalDataNone'))}</p>`}
</main>
</body>
</html>
`;
}

function retentionText(retention: Retention, texts: Texts): string {
  if ('endsWith' in retention) return texts(endTexts[retention.endsWith]);
  return texts('personalDataUntilDays', { days: retention.days });
}

/** A list of names and values, lists in lists; what is empty says nothing and is left out. */
function valueHtml(value: unknown, texts: Texts): string {
  if (typeof value === 'boolean') return texts(value ? 'personalDataYes' : 'personalDataNo');
  if (typeof value !== 'object' || value === null) return escapeXml(String(value)).replaceAll('\n', '<br>');
  const entries = Object.entries(value).filter(([, each]) => !isEmpty(each));
  if (Array.isArray(value))
    return `<ul>${entries.map(([, each]) => `<li>${valueHtml(each, texts)}</li>`).join('')}</ul>`;
  return `<dl>${entries
    .map(
      ([name, each]) => `<div><dt>${escapeXml(toWords(name))}</dt><dd>${valueHtml(each, texts)}</dd></div>`,
    )
    .join('')}</dl>`;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** firstName and first_name are read as "First name". */
function toWords(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const style = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#16201d;background:#fff}
main{max-width:760px;margin:0 auto;padding:48px 24px 96px}
h1{font-size:32px;font-weight:400;line-height:1.15}
h2{font-size:20px;font-weight:600;margin:0}
article{border-top:1px solid #d8dcd9;padding:24px 0;break-inside:avoid-page}
.muted{color:#5a6561;font-size:14px;margin:4px 0 16px}
dl{margin:0}dl div{display:flex;gap:16px;padding:4px 0}
dt{flex:0 0 180px;color:#5a6561}dd{margin:0;min-width:0;overflow-wrap:anywhere}
dd dl{border-left:2px solid #e6e9e7;padding-left:12px}dd dt{flex-basis:140px}
ul{margin:0;padding-left:20px}img{display:block;max-width:100%;margin-top:16px;border-radius:8px}
@media(max-width:560px){dl div{display:block}}
@media print{main{padding:0}}`;
