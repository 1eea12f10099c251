import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { MediaFile } from '../../../shared/platform/media-file.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Container, Section } from '../../../shared/ui/section.tsx';
import type { Block, BlockProps } from '../block.ts';
import { describeFile, downloadName } from './describe-file.ts';
import { fields as declared } from './fields.ts';

export const block = { fields: declared, view: FileList } satisfies Block<typeof declared>;

export const SHOWN_AT_FIRST = 3;

type Row = Resolved<typeof declared>['files'][number] & { file: MediaFile };

/** Documents between hairlines. The rest of a long list opens without script. */
function FileList({ fields: { title, text, files }, page }: BlockProps<typeof declared>) {
  const rows = files.filter((row): row is Row => row.file !== undefined);
  if (rows.length === 0) return null;
  const { texts, language } = page;
  return (
    <Section>
      <Container className="grid gap-x-12 gap-y-6 lg:grid-cols-[4fr_8fr]">
        <div>
          {title && <h2>{title}</h2>}
          {text && <p className="mt-4 max-w-xs text-ink-muted">{text}</p>}
        </div>
        <div className="group/files">
          <ul className="border-line-strong border-t">
            {rows.map(({ name, note, file }, at) => (
              <li
                key={file.id}
                className={cx(
                  'border-line border-b',
                  at >= SHOWN_AT_FIRST && 'hidden group-has-[details[open]]/files:list-item',
                )}
              >
                <a
                  href={file.src}
                  download={downloadName(name, file)}
                  className="group flex items-center gap-4 py-5 transition-[padding] duration-slow ease-calm hover:pl-2"
                >
                  <Icon name="file-text" className="shrink-0 text-ink-muted" />
                  <span className="min-w-0 grow">
                    <span className="block text-[1.0625rem] group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                      {name || downloadName(name, file)}
                    </span>
                    {note && <span className="block text-ink-muted text-small">{note}</span>}
                  </span>
                  <span className="num shrink-0 text-ink-muted text-small">
                    {describeFile(file, language)}
                  </span>
                  <Icon name="download" className="shrink-0" />
                </a>
              </li>
            ))}
          </ul>
          {rows.length > SHOWN_AT_FIRST && (
            <details className="group/more mt-6">
              <summary className="button button--secondary max-sm:w-full">
                <span className="group-open/more:hidden">
                  {texts('filesShowAll', { count: rows.length })}
                </span>
                <span className="hidden group-open/more:inline">{texts('filesShowFewer')}</span>
                <Icon name="chevron-down" className="group-open/more:rotate-180" />
              </summary>
            </details>
          )}
        </div>
      </Container>
    </Section>
  );
}
