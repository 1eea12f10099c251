import { type BlockProps, type BlockView, extensionTexts } from 'forecourt/extension';
import { Container, Section } from 'forecourt/extension/views';
import type en from '../messages/en.json';
import type { fields } from './fields.ts';
import css from './greeting.css?inline';

export const block: BlockView<typeof fields> = { css, view: Greeting };

function Greeting({ fields: { name }, page }: BlockProps<typeof fields>) {
  const t = extensionTexts<keyof typeof en>('template', page);
  return (
    <Section>
      <Container>
        <h2 className="template-greeting">{name ? t('greetingTo', { name }) : t('greeting')}</h2>
      </Container>
    </Section>
  );
}
