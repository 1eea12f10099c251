import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

const PIXELS_PER_MODULE = 4;

/** The drawing as a camera would see it. */
function toImage(svg: string) {
  const modules = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const side = modules * PIXELS_PER_MODULE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = 0; row < PIXELS_PER_MODULE; row += 1) {
      const start = (Number(y) * PIXELS_PER_MODULE + row) * side + Number(x) * PIXELS_PER_MODULE;
      for (let at = start; at < start + Number(length) * PIXELS_PER_MODULE; at += 1)
        data.fill(0, at * 4, at * 4 + 3);
    }
  return { width: side, height: side, data };
}

test.each(['https://solvik.example/kop-bil/461010605', 'https://carstore.example/sv/osta-auto/1'])(
  'a phone reads %s from the code',
  (address) => {
    expect(decodeQR(toImage(renderToStaticMarkup(<QrCode text={address} label="Bil" />)))).toBe(address);
  },
);
