import * as THREE from 'three';
import { at } from '../body/numbers.ts';
import type { Paint } from '../plan/paints.ts';
import { ACCUMULATE, FULL } from './accumulation.glsl.ts';
import { type LightLayers, toneMapImage } from './tone-mapping.ts';

/** Accumulates jittered samples of a scene; its four light layers are read back once and tone-mapped for any paint. */
export class AccumulationRenderer {
  readonly renderer = new THREE.WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true });
  readonly #quad = new THREE.Mesh(new THREE.PlaneGeometry(2, 2));
  readonly #flat = new THREE.Scene();
  readonly #eye = new THREE.Camera();
  #shot: THREE.WebGLRenderTarget | undefined;
  #plate: THREE.WebGLRenderTarget | undefined;
  #plates: LightLayers | undefined;
  readonly #adder = accumulationMaterial();

  constructor() {
    this.#quad.frustumCulled = false;
    this.#quad.material = this.#adder;
    this.#flat.add(this.#quad);
    this.renderer.autoClear = false;
  }

  /** Several scenes are layered, first the farthest. `rows` limits the work to part of the height. */
  render(
    scenes: readonly THREE.Scene[],
    camera: THREE.PerspectiveCamera,
    width: number,
    height: number,
    samples: number,
    rows: readonly [number, number] = [0, 1],
  ): void {
    const { shot, plate, plates } = this.#load(width, height);
    const { renderer } = this;
    const bottom = Math.floor(rows[0] * height);
    const tall = Math.ceil(rows[1] * height) - bottom;
    for (const target of [shot, plate]) {
      target.scissor.set(0, bottom, width, tall);
      target.scissorTest = true;
    }
    renderer.setRenderTarget(plate);
    renderer.setClearColor(0, 0);
    renderer.clear();
    const lens = camera.projectionMatrix.clone();
    for (let i = 0; i < samples; i++) {
      camera.projectionMatrix.copy(lens);
      camera.projectionMatrix.elements[8] = at(lens.elements, 8) + ((halton(i + 1, 2) - 0.5) * 2.2) / width;
      camera.projectionMatrix.elements[9] = at(lens.elements, 9) + ((halton(i + 1, 3) - 0.5) * 2.2) / height;
      camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
      renderer.setRenderTarget(shot);
      renderer.clear();
      for (const scene of scenes) renderer.render(scene, camera);
      this.#add(shot, plate, 1 / samples);
    }
    camera.projectionMatrix.copy(lens);
    plates.layers.forEach((layer, i) => {
      layer.fill(0);
      const part = layer.subarray(bottom * width * 4, (bottom + tall) * width * 4);
      renderer.readRenderTargetPixels(plate, 0, bottom, width, tall, part, undefined, i);
    });
  }

  toneMap(
    paint: Paint,
    exposure: number,
    opaque = false,
  ): { width: number; height: number; pixels: Uint8Array } {
    if (!this.#plates) throw new Error('Nothing was exposed.');
    return toneMapImage(this.#plates, paint, exposure, opaque);
  }

  #add(from: THREE.WebGLRenderTarget, to: THREE.WebGLRenderTarget, weight: number): void {
    const u = this.#adder.uniforms;
    from.textures.forEach((texture, i) => {
      u[`uLayer${i}`] = { value: texture };
    });
    u['uWeight'] = { value: weight };
    this.renderer.setRenderTarget(to);
    this.renderer.render(this.#flat, this.#eye);
  }

  #load(
    width: number,
    height: number,
  ): { shot: THREE.WebGLRenderTarget; plate: THREE.WebGLRenderTarget; plates: LightLayers } {
    if (this.#shot && this.#plate && this.#plates?.width === width && this.#plates.height === height)
      return { shot: this.#shot, plate: this.#plate, plates: this.#plates };
    this.#shot?.dispose();
    this.#plate?.dispose();
    const film = { count: 4, minFilter: THREE.NearestFilter, magFilter: THREE.NearestFilter } as const;
    const shot = new THREE.WebGLRenderTarget(width, height, { ...film, type: THREE.HalfFloatType });
    const plate = new THREE.WebGLRenderTarget(width, height, {
      ...film,
      type: THREE.FloatType,
      depthBuffer: false,
    });
    const layer = (): Float32Array => new Float32Array(width * height * 4);
    const plates: LightLayers = { width, height, layers: [layer(), layer(), layer(), layer()] };
    this.#shot = shot;
    this.#plate = plate;
    this.#plates = plates;
    return { shot, plate, plates };
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

function accumulationMaterial(): THREE.ShaderMaterial {
  return new THREE.ShaderMaterial({
    glslVersion: THREE.GLSL3,
    vertexShader: FULL,
    fragmentShader: ACCUMULATE,
    uniforms: {
      uLayer0: { value: null },
      uLayer1: { value: null },
      uLayer2: { value: null },
      uLayer3: { value: null },
      uWeight: { value: 1 },
    },
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: THREE.CustomBlending,
    blendSrc: THREE.OneFactor,
    blendDst: THREE.OneFactor,
    blendSrcAlpha: THREE.OneFactor,
    blendDstAlpha: THREE.OneFactor,
  });
}
