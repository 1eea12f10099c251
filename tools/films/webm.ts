/** An encoded frame of film or sound, as WebCodecs delivers it. */
export type EncodedChunk = { timestampMs: number; isKey: boolean; data: Buffer };

export type WebmFilm = {
  width: number;
  height: number;
  durationMs: number;
  video: readonly EncodedChunk[];
  /** Opus, one channel at 48 kHz; `head` is its OpusHead. */
  audio?: { head: Buffer; chunks: readonly EncodedChunk[] } | undefined;
};

type Block = EncodedChunk & { track: 1 | 2 };

/** A WebM file of VP9 and Opus, with an index of its key frames ahead of them: browsers seek in it and loop it. */
export function writeWebm({ width, height, durationMs, video, audio }: WebmFilm): Buffer {
  const blocks = [...blocksOf(video, 1), ...blocksOf(audio?.chunks ?? [], 2)].sort(byTime);
  const clusters = groupByKeyFrame(blocks).map(cluster);
  const info = element(0x1549a966, [
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(durationMs)),
    element(0x4d80, Buffer.from('forecourt')),
    element(0x5741, Buffer.from('forecourt')),
  ]);
  const tracks = element(0x1654ae6b, [videoTrack(width, height), ...(audio ? [audioTrack(audio.head)] : [])]);
  const index = (before: number) => cues(clusters, before);
  const ahead = info.length + tracks.length;
  const segment = [info, tracks, index(ahead + index(0).length), ...clusters.map(({ bytes }) => bytes)];
  return Buffer.concat([header, element(0x18538067, segment)]);
}

function blocksOf(chunks: readonly EncodedChunk[], track: 1 | 2): Block[] {
  return chunks.map((chunk) => ({ ...chunk, track }));
}

function byTime(one: Block, other: Block): number {
  return one.timestampMs - other.timestampMs || one.track - other.track;
}

function groupByKeyFrame(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (groups.length === 0 || (block.track === 1 && block.isKey)) groups.push([]);
    groups.at(-1)?.push(block);
  }
  return groups;
}

type Cluster = { timestampMs: number; bytes: Buffer };

function cluster(blocks: readonly Block[]): Cluster {
  const start = Math.round(blocks[0]?.timestampMs ?? 0);
  const bytes = element(0x1f43b675, [
    element(0xe7, uint(start)),
    ...blocks.map(({ track, timestampMs, isKey, data }) => {
      const head = Buffer.from([0x80 | track, 0, 0, isKey || track === 2 ? 0x80 : 0]);
      head.writeInt16BE(Math.round(timestampMs) - start, 1);
      return element(0xa3, [head, data]);
    }),
  ]);
  return { timestampMs: start, bytes };
}

/** Positions have a fixed length, so that the index is as long whatever it says. */
function cues(clusters: readonly Cluster[], before: number): Buffer {
  let at = before;
  const points = clusters.map(({ timestampMs, bytes }) => {
    const place = element(0xb7, [element(0xf7, uint(1)), element(0xf1, uint32(at))]);
    at += bytes.length;
    return element(0xbb, [element(0xb3, uint32(timestampMs)), place]);
  });
  return element(0x1c53bb6b, points);
}

function videoTrack(width: number, height: number): Buffer {
  const size = element(0xe0, [element(0xb0, uint(width)), element(0xba, uint(height))]);
  return track(1, 1, 'V_VP9', [size]);
}

const SEEK_PREROLL_NS = 80_000_000;

function audioTrack(head: Buffer): Buffer {
  const skippedSamples = head.readUInt16LE(10);
  return track(2, 2, 'A_OPUS', [
    element(0x63a2, head),
    element(0x56aa, uint(Math.round((skippedSamples / 48_000) * 1e9))),
    element(0x56bb, uint(SEEK_PREROLL_NS)),
    element(0xe1, [element(0xb5, float(48_000)), element(0x9f, uint(1))]),
  ]);
}

function track(number: number, kind: number, codec: string, own: readonly Buffer[]): Buffer {
  const shared = [
    element(0xd7, uint(number)),
    element(0x73c5, uint(number)),
    element(0x83, uint(kind)),
    element(0x9c, uint(0)),
    element(0x86, Buffer.from(codec)),
  ];
  return element(0xae, [...shared, ...own]);
}

const header = element(0x1a45dfa3, [
  element(0x4286, uint(1)),
  element(0x42f7, uint(1)),
  element(0x42f2, uint(4)),
  element(0x42f3, uint(8)),
  element(0x4282, Buffer.from('webm')),
  element(0x4287, uint(4)),
  element(0x4285, uint(2)),
]);

function element(id: number, content: Buffer | readonly Buffer[]): Buffer {
  const body = Buffer.isBuffer(content) ? content : Buffer.concat(content);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(body.length) | (1n << 56n));
  return Buffer.concat([uint(id), size, body]);
}

function uint(value: number): Buffer {
  const digits = value.toString(16);
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex');
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
}
