'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

type Stored = { family?: string; weights?: string; style?: string; prepared?: { parts?: readonly Part[] } };
type Part = { file: string; subset: string };

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
      ({ file }) =>
        new FontFace(name, `url(/media/${file}/original.woff2)`, {
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
