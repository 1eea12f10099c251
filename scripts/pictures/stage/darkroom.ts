import * as THREE from 'three';
import { at } from '../body/numbers.ts';
import type { Paint } from '../plan/paints.ts';
import { ACCUMULATE, DEVELOP, FULL } from './darkroom.glsl.ts';

/** Exposes a scene many times with a shivering lens and develops the layers in any paint. */
export class Darkroom {
  readonly renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
  readonly #quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  readonly #flat = new THREE.Scene();
  readonly #eye = new THREE.Camera();
  #shot: THREE.WebGLRenderTarget | undefined;
  #plate: THREE.WebGLRenderTarget | undefined;
  #paper: THREE.WebGLRenderTarget | undefined;
  readonly #adder = screen(ACCUMULATE, { uWeight: { value: 1 }, ...layers() }, true);
  readonly #bath = screen(DEVELOP, { ...layers(), uBase: colour(), uFlake: colour(), uScatter: { value: 1 }, uGlitter: { value: 0 }, uExposure: { value: 1 }, uOpaque: { value: false } });

  constructor() {
    this.#quad.frustumCulled = false;
    this.#flat.add(this.#quad);
    this.renderer.autoClear = false;
  }

  /** Several scenes lie over each other, first the farthest. */
  expose(scenes: readonly THREE.Scene[], camera: THREE.PerspectiveCamera, width: number, height: number, samples: number): void {
    this.#load(width, height);
    const { renderer } = this;
    const [shot, plate] = [this.#shot, this.#plate];
    if (!shot || !plate) return;
    renderer.setRenderTarget(plate);
    renderer.setClearColor(0, 0);
    renderer.clear();
    const lens = camera.projectionMatrix.clone();
    for (let i = 0; i < samples; i++) {
      const [jx, jy] = [halton(i + 1, 2) - 0.5, halton(i + 1, 3) - 0.5];
      camera.projectionMatrix.copy(lens);
      camera.projectionMatrix.elements[8] = at(lens.elements, 8) + (jx * 2.2) / width;
      camera.projectionMatrix.elements[9] = at(lens.elements, 9) + (jy * 2.2) / height;
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
      renderer.setRenderTarget(shot);
      renderer.clear();
      for (const scene of scenes) renderer.render(scene, camera);
      this.#print(this.#adder, shot, plate, { uWeight: 1 / samples });
    }
    camera.projectionMatrix.copy(lens);
  }

  develop(paint: Paint, exposure: number, opaque = false): { width: number; height: number; pixels: Uint8Array } {
    const [plate, paper] = [this.#plate, this.#paper];
    if (!plate || !paper) throw new Error('Nothing was exposed.');
    const u = this.#bath.uniforms;
    (u['uBase'] as { value: THREE.Color }).value.set(paint.base);
    (u['uFlake'] as { value: THREE.Color }).value.set(paint.flake);
    this.#print(this.#bath, plate, paper, { uScatter: paint.scatter, uGlitter: paint.glitter, uExposure: exposure, uOpaque: opaque });
    const { width, height } = paper;
    const pixels = new Uint8Array(width * height * 4);
    this.renderer.readRenderTargetPixels(paper, 0, 0, width, height, pixels);
    return { width, height, pixels };
  }

  #print(material: THREE.ShaderMaterial, from: THREE.WebGLRenderTarget, to: THREE.WebGLRenderTarget, values: Record<string, unknown>): void {
    from.textures.forEach((texture, i) => {
      const slot = material.uniforms[`uLayer${i}`];
      if (slot) slot.value = texture;
    });
    for (const [name, value] of Object.entries(values)) {
      const slot = material.uniforms[name];
      if (slot) slot.value = value;
    }
    this.#quad.material = material;
    this.renderer.setRenderTarget(to);
    this.renderer.render(this.#flat, this.#eye);
  }

  #load(width: number, height: number): void {
    if (this.#plate?.width === width && this.#plate.height === height) return;
    for (const target of [this.#shot, this.#plate, this.#paper]) target?.dispose();
    const film = { count: 4, minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter };
    this.#shot = new THREE.WebGLRenderTarget(width, height, { ...film, type: THREE.HalfFloatType });
    this.#plate = new THREE.WebGLRenderTarget(width, height, { ...film, type: THREE.FloatType, depthBuffer: false });
    this.#paper = new THREE.WebGLRenderTarget(width, height, { depthBuffer: false });
  }
}

function halton(i: number, base: number): number {
  let [f, r, n] = [1, 0, i];
  while (n > 0) {
    f /= base;
    r += f * (n % base);
    n = Math.floor(n / base);
  }
  return r;
}

const colour = (): { value: THREE.Color } => ({ value: new THREE.Color() });
const layers = (): Record<string, { value: null }> => ({ uLayer0: { value: null }, uLayer1: { value: null }, uLayer2: { value: null }, uLayer3: { value: null } });

function screen(fragmentShader: string, uniforms: Record<string, { value: unknown }>, adding = false): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: FULL,
    fragmentShader,
    uniforms,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: adding ? THREE.CustomBlending : THREE.NoBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
  });
}
