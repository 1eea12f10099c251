import type { FormFrame } from '../../../features/editor-forms/form-providers.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { BlockProps } from '../block.ts';
import type { fields as declared } from './fields.ts';

type Props = BlockProps<typeof declared, FormFrame | undefined>;

/** A form in an iframe, without script; a third-party form waits until the visitor asks for it. */
export function BuilderForm({ fields, data, page }: Props) {
  const Heading = fields.titleTag;
  return (
    <Section>
      <Container className="grid gap-x-12 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          {fields.title && <Heading>{fields.title}</Heading>}
          {fields.text && <p className="mt-4 max-w-text text-ink-muted">{fields.text}</p>}
        </div>
        <div className="relative">
          {data ? <Frame frame={data} title={fields.title} page={page} /> : <FormSkeleton />}
          {page.editing && (
            <div className="absolute inset-0 grid place-items-center rounded-card bg-[color-mix(in_srgb,var(--dark)_72%,transparent)] text-center text-on-dark">
              <p>
                <strong>Edit Mode</strong>
                <br />
                Preview to test the form
              </p>
            </div>
          )}
        </div>
      </Container>
    </Section>
  );
}

function Frame({ frame, title, page }: { frame: FormFrame; title: string; page: PageContext }) {
  const { texts } = page;
  const shared = {
    className: 'form-frame',
    title: title || texts('formShow'),
    'data-script': 'builder-form',
    'data-form': frame.formId,
    'data-origin': frame.origin,
    inert: page.editing,
  };
  if (!frame.origin) return <iframe {...shared} src={frame.src} loading="lazy" />;
  return (
    <>
      <div className="grid justify-items-start gap-[16px] rounded-card border border-line p-[24px]">
        <p>{texts('formFromElsewhere', { host: new URL(frame.origin).host })}</p>
        <Button kind="secondary" data-show-form>
          {texts('formShow')}
        </Button>
      </div>
      <iframe {...shared} data-src={frame.src} hidden />
    </>
  );
}

/** The outline of a form, as long as none is chosen (LEAD-08). */
function FormSkeleton() {
  return (
    <div className="grid gap-5" data-form-skeleton>
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="field" />
      <Skeleton shape="button" />
    </div>
  );
}
