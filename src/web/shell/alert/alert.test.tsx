import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { headerFields } from '../header/fields.ts';
import { resolve } from '../testing/resolve-fields-of.ts';
import { Alert } from './alert.tsx';

const types = ['Warning', 'Dark', 'Light', 'Neutral'] as const;
const { texts } = aPageContext();

function alert(written: Authored<typeof headerFields>, editing = false) {
  const header = resolve(headerFields, { hasMessage: true, messageTitle: 'Julöppet.', ...written });
  return renderToStaticMarkup(<Alert header={header} texts={texts} editing={editing} />);
}

test('ALERT-01 NAV-37 the message is shown only when it is switched on', () => {
  expect(alert({ messageText: 'Stängt 24–26 december.' })).toMatch(
    /<strong>Julöppet. <\/strong>Stängt 24–26 december./,
  );
  expect(alert({ hasMessage: false })).toBe('');
});

test('ALERT-02 each of the two icons looks different', () => {
  const icons = (['CampaignAlert', 'WarningAlert'] as const).map((messageIcon) => alert({ messageIcon }));
  expect(new Set(icons.map((html) => html.match(/<svg.*?<\/svg>/)?.[0])).size).toBe(2);
});

test('ALERT-03 each of the four types has its own class', () => {
  const looks = types.map((messageType) => alert({ messageType }).match(/class="([^"]*)"/)?.[1]);
  expect(new Set(looks).size).toBe(4);
});

test('ALERT-04 every type can be closed except Warning', () => {
  const closable = types.filter((messageType) => alert({ messageType }).includes('data-alert-close'));
  expect(closable).toEqual(['Dark', 'Light', 'Neutral']);
  expect(alert({ messageType: 'Dark' })).toContain('aria-label="Stäng meddelandet"');
});

test('ALERT-08 EDIT-04 in editing mode there is nothing to close', () => {
  expect(alert({ messageType: 'Dark' }, true)).not.toMatch(/data-alert-close|is-closable/);
});

test('ALERT-10 a message without text renders nothing', () => {
  expect(alert({ messageTitle: '', messageText: '' })).toBe('');
});
