import { cx } from '../../../../src/shared/ui/class-names.ts';
import { Container, Section } from '../../../../src/shared/ui/section.tsx';
import { fontsOf, type Theme } from '../../../../src/shared/ui/themes/theme.ts';
import { themes } from '../../../themes.ts';

/** The theme's name, its four colours as a band, and links to the other themes. */
export function Opening({ theme }: { theme: Theme }) {
  return (
    <Section ground="ink" className="pb-0">
      <Container>
        <div className="grid items-end gap-x-gap gap-y-6 lg:grid-cols-12">
          <h1 className="lg:col-span-7">{theme.displayName}</h1>
          <p className="max-w-[26rem] text-lead text-on-dark-soft lg:col-span-5 lg:justify-self-end">
            Every piece of the kit, at rest and in use, in {fontsOf(theme).join(' and ')}. A page is made of
            these and nothing else.
          </p>
        </div>
        <nav aria-label="Themes" className="mt-10 flex flex-wrap gap-2 pb-12">
          {themes.map(({ name, displayName }) => (
            <a
              key={name}
              href={`?theme=${name}`}
              aria-current={name === theme.name ? 'page' : undefined}
              className={cx('chip', name === theme.name && 'bg-on-dark text-dark')}
            >
              {displayName}
            </a>
          ))}
        </nav>
      </Container>
      <div aria-hidden="true" className="grid h-24 grid-cols-[5fr_4fr_2fr_1fr]">
        <span className="bg-brand" />
        <span className="bg-stage" />
        <span className="bg-paper" />
        <span className="bg-accent" />
      </div>
    </Section>
  );
}
