import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Written } from '../../platform/fields/fields.ts';
import { shown } from '../page-for-tests.ts';
import { headerFields } from './fields.ts';
import { Message } from './message.tsx';

function message(written: Written<typeof headerFields>) {
  return renderToStaticMarkup(
    <Message header={shown(headerFields, { messageTitle: 'Julöppet.', ...written })} />,
  );
}

test('ALERT-01 NAV-37 the message is shown only when it is switched on', () => {
  expect(message({ hasMessage: true, messageText: 'Stängt 24–26 december.' })).toMatch(
    /<strong>Julöppet. <\/strong>Stängt 24–26 december./,
  );
  expect(message({ hasMessage: false })).toBe('');
});

test('ALERT-02 each of the two icons looks different', () => {
  const icons = (['CampaignAlert', 'WarningAlert'] as const).map((messageIcon) =>
    message({ hasMessage: true, messageIcon }),
  );
  expect(new Set(icons.map((html) => html.match(/<svg.*<\/svg>/)?.[0])).size).toBe(2);
});

test('ALERT-03 each of the four types has a look of its own', () => {
  const looks = (['Warning', 'Dark', 'Light', 'Neutral'] as const).map(
    (messageType) => message({ hasMessage: true, messageType }).match(/class="([^"]*)"/)?.[1],
  );
  expect(new Set(looks).size).toBe(4);
});

test('ALERT-10 a message without words leaves no empty band', () => {
  expect(message({ hasMessage: true, messageTitle: '', messageText: '' })).toBe('');
});
