'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

type Stored = { filename?: string; weights?: string; style?: string; prepared?: { parts?: readonly Part[] } };
type Part = { file: string; subset: string };

/** From the studio: the sites have them a moment later. */
const addressOf = (filename: string, { subset }: Part) =>
  `/admin/api/fonts/file/${encodeURIComponent(filename)}?part=${subset}`;

const SAMPLE = 'Aa Bb Åå Ää Öö Ææ Øø Éé Čč Ľľ 0123456789 – 12 900 € ”&”';

/** The font as pages will show it, from the same files. */
export function FontSample() {
  const { savedDocumentData } = useDocumentInfo();
  const font = savedDocumentData as Stored | undefined;
  const [family, setFamily] = useState<string>();
  useEffect(() => {
    const parts = font?.prepared?.parts ?? [];
    const name = `sample-${parts[0]?.file ?? ''}`;
    const faces = parts.map(
      (part) =>
        new FontFace(name, `url("${addressOf(font?.filename ?? '', part)}")`, {
          weight: font?.weights ?? '400',
          style: font?.style ?? 'normal',
        }),
    );
    for (const face of faces) document.fonts.add(face);
    Promise.all(faces.map((face) => face.load())).then(
      () => setFamily(name),
      () => setFamily(undefined),
    );
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [font]);
  if (!family) return null;
  const fontWeight = font?.weights?.split(' ')[0] ?? '400';
  return (
    <p className="font-sample" style={{ fontFamily: family, fontWeight, fontStyle: font?.style ?? 'normal' }}>
      {SAMPLE}
    </p>
  );
}
