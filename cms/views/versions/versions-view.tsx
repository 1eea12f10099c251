import { Gutter } from '@payloadcms/ui';
import type { DocumentViewServerProps, PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { auditActions } from '../../audit/audit-actions.ts';
import { ChangeTime } from '../../components/history/change-time.tsx';
import { chooseText } from '../../i18n/studio-text.ts';
import { StudioLink } from '../studio-link.tsx';
import { findLog } from './find-log.ts';
import { findVersions, type ListedVersion } from './find-versions.ts';
import { versionsTexts } from './texts.ts';
import { VersionLink } from './version-link.tsx';

/** Instead of Payload's list, which names no persons: every version with who saved it, and what the audit log knows. */
export async function VersionsView({ initPageResult, routeSegments, versions }: DocumentViewServerProps) {
  const { req, collectionConfig, docID } = initPageResult;
  if (!collectionConfig || docID === undefined) return null;
  const isChoice = versions?.useVersionDrawerCreatedAtCell ?? false;
  const collection = collectionConfig.slug;
  const path = routeSegments[2] === 'trash' ? `${collection}/trash/${docID}` : `${collection}/${docID}`;
  const listed = await findVersions(collection, docID, req);
  const table = <VersionTable listed={listed} path={path} isChoice={isChoice} req={req} />;
  if (isChoice) return table;
  const texts = chooseText(versionsTexts, req.i18n.language);
  return (
    <main>
      <Gutter className="studio-view versions-view">
        <h2>{texts.heading}</h2>
        <p>{texts.intro}</p>
        {table}
        <DocumentLog collection={collection} id={docID} req={req} />
      </Gutter>
    </main>
  );
}

const states = { public: 'published', published: 'published', saved: 'published', draft: 'draft' } as const;

type TableProps = { listed: readonly ListedVersion[]; path: string; isChoice: boolean; req: PayloadRequest };

function VersionTable({ listed, path, isChoice, req: { i18n } }: TableProps) {
  const texts = chooseText(versionsTexts, i18n.language);
  const stateTexts = { ...texts, public: texts.publicNow };
  if (listed.length === 0) return <p className="studio-view__empty">{texts.none}</p>;
  return (
    <table className="studio-table" aria-label={texts.heading}>
      <thead>
        <tr>
          <th scope="col">{texts.when}</th>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.state}</th>
        </tr>
      </thead>
      <tbody>
        {listed.map(({ id, savedAt, savedBy, state }) => (
          <tr key={id}>
            <th scope="row">
              <VersionLink
                href={`/admin/collections/${path}/versions/${id}`}
                version={id}
                isChoice={isChoice}
              >
                <ChangeTime at={savedAt} />
              </VersionLink>
            </th>
            <td>{savedBy || texts.nobody}</td>
            <td>
              <span data-state={states[state]}>{stateTexts[state]}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LogProps = { collection: string; id: number | string; req: PayloadRequest };

async function DocumentLog({ collection, id, req }: LogProps) {
  const { language } = req.i18n;
  const texts = chooseText(versionsTexts, language);
  const log = await findLog(collection, id, req);
  const query = `where[and][0][subject][equals]=${collection}&where[and][1][document][equals]=${id}`;
  return (
    <section className="versions-view__log" aria-labelledby="document-log">
      <h2 id="document-log">{texts.log}</h2>
      <p>{texts.logIntro}</p>
      {log.length === 0 ? (
        <p className="studio-view__empty">{texts.noLog}</p>
      ) : (
        <table className="studio-table" aria-labelledby="document-log">
          <thead>
            <tr>
              <th scope="col">{texts.when}</th>
              <th scope="col">{texts.who}</th>
              <th scope="col">{texts.what}</th>
            </tr>
          </thead>
          <tbody>
            {log.map(({ id: entry, at, person, action }) => (
              <tr key={entry}>
                <th scope="row">
                  <ChangeTime at={at} />
                </th>
                <td>{person || texts.nobody}</td>
                <td>{chooseText(auditActions[action], language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {toPerson(req.user)?.role === 'administrator' && log.length > 0 && (
        <p>
          <StudioLink href={`/admin/collections/audit-log?${query}`}>{texts.wholeLog}</StudioLink>
        </p>
      )}
    </section>
  );
}
