import * as THREE from 'three';
import type { Vec2 } from './numbers.ts';
import { drumAxis } from './probe.ts';
import type { Shape } from './shape.ts';

/** What is drawn on the skin, seen from the side, around nose and tail, and from above. One half; the other mirrors it. */
export type Sheet = 'side' | 'front' | 'rear' | 'top';
export type Ink = 'glass' | 'gloss' | 'plastic' | 'groove' | 'bright' | 'cut';

const CHANNEL: Record<Ink, [0 | 1, string]> = {
  glass: [0, '#f00'],
  gloss: [0, '#0f0'],
  plastic: [0, '#00f'],
  groove: [1, '#f00'],
  bright: [1, '#0f0'],
  cut: [1, '#00f'],
};

export class Stencils {
  readonly textures: THREE.Texture[] = [];
  readonly uniforms: Record<string, { value: unknown }>;
  readonly #sheets: Record<Sheet, [CanvasRenderingContext2D, CanvasRenderingContext2D]>;
  readonly #boxes: Record<Sheet, [number, number, number, number]>;
  readonly #density: number;

  constructor(shape: Shape, density: number) {
    this.#density = density;
    const { ends, spec } = shape;
    const length = ends.front - ends.rear + 0.2;
    this.#boxes = {
      side: [ends.rear - 0.1, 0, length, 2.1],
      front: [0, 0, 1.7, 2.1],
      rear: [0, 0, 1.7, 2.1],
      top: [ends.rear - 0.1, 0, length, 1.1],
    };
    this.#sheets = {
      side: this.#blank('side'),
      front: this.#blank('front'),
      rear: this.#blank('rear'),
      top: this.#blank('top'),
    };
    this.uniforms = {
      uSideBox: { value: new THREE.Vector4(...this.#boxes.side) },
      uDrumBox: { value: new THREE.Vector4(...this.#boxes.front) },
      uTopBox: { value: new THREE.Vector4(...this.#boxes.top) },
      uAxes: { value: new THREE.Vector2(drumAxis(shape, 'front'), drumAxis(shape, 'rear')) },
      uZones: { value: new THREE.Vector2(shape.axles.front + 0.12, shape.axles.rear - 0.1) },
      uTintX: { value: spec.panes.find((pane) => pane.tinted)?.outline[0]?.[0] ?? -9 },
      uOpenTop: { value: spec.open },
      uSill: { value: spec.sill },
      uHasRear: { value: !spec.open && (spec.cabin.tumble > 0.2 || spec.panes.length > 1) },
    };
  }

  fill(sheet: Sheet, ink: Ink, outline: readonly Vec2[]): void {
    this.#draw(sheet, ink, outline, (pen) => {
      pen.closePath();
      pen.fill();
    });
  }

  line(sheet: Sheet, ink: Ink, points: readonly Vec2[], width: number, closed = false): void {
    this.#draw(sheet, ink, points, (pen) => {
      if (closed) pen.closePath();
      pen.lineWidth = width * this.#density;
      pen.stroke();
    });
  }

  /** Wipes an ink inside an outline, so that a later part may sit there. */
  wipe(sheet: Sheet, ink: Ink, outline: readonly Vec2[]): void {
    this.#draw(sheet, ink, outline, (pen) => {
      pen.globalCompositeOperation = 'multiply';
      const [, colour] = CHANNEL[ink];
      pen.fillStyle = colour === '#f00' ? '#0ff' : colour === '#0f0' ? '#f0f' : '#ff0';
      pen.closePath();
      pen.fill();
    });
  }

  finish(): this {
    for (const sheet of ['side', 'front', 'rear', 'top'] as const) {
      const name = sheet[0]?.toUpperCase() + sheet.slice(1);
      this.#sheets[sheet].forEach((pen, i) => {
        const texture = new THREE.CanvasTexture(pen.canvas);
        texture.colorSpace = THREE.NoColorSpace;
        texture.minFilter = THREE.LinearFilter;
        texture.generateMipmaps = false;
        this.textures.push(texture);
        this.uniforms[`u${name}${i === 0 ? 'A' : 'B'}`] = { value: texture };
      });
    }
    return this;
  }

  #blank(sheet: Sheet): [CanvasRenderingContext2D, CanvasRenderingContext2D] {
    const [, , width, height] = this.#boxes[sheet];
    const one = (): CanvasRenderingContext2D => {
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(width * this.#density);
      canvas.height = Math.round(height * this.#density);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser has no 2D canvas.');
      pen.fillStyle = '#000';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      return pen;
    };
    return [one(), one()];
  }

  #draw(sheet: Sheet, ink: Ink, points: readonly Vec2[], act: (pen: CanvasRenderingContext2D) => void): void {
    const [which, colour] = CHANNEL[ink];
    const pen = this.#sheets[sheet][which];
    const [x0, y0] = this.#boxes[sheet];
    pen.save();
    pen.globalCompositeOperation = 'lighter';
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    pen.beginPath();
    for (const [x, y] of points)
      pen.lineTo((x - x0) * this.#density, pen.canvas.height - (y - y0) * this.#density);
    act(pen);
    pen.restore();
  }
}
