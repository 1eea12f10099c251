export const FULL = /* glsl */ `
varying vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

const LAYERS = /* glsl */ `
precision highp float;
varying vec2 vUv;
uniform sampler2D uLayer0, uLayer1, uLayer2, uLayer3;
`;

export const ACCUMULATE = /* glsl */ `
${LAYERS}
uniform float uWeight;
layout(location = 0) out vec4 o0;
layout(location = 1) out vec4 o1;
layout(location = 2) out vec4 o2;
layout(location = 3) out vec4 o3;
void main() {
  o0 = texture(uLayer0, vUv) * uWeight;
  o1 = texture(uLayer1, vUv) * uWeight;
  o2 = texture(uLayer2, vUv) * uWeight;
  o3 = texture(uLayer3, vUv) * uWeight;
}`;

export const DEVELOP = /* glsl */ `
${LAYERS}
uniform vec3 uBase, uFlake; uniform float uScatter, uGlitter, uExposure; uniform bool uOpaque;
layout(location = 0) out vec4 oColour;

/** A gentle shoulder: highlights roll off, mid tones stay as they were. */
vec3 film(vec3 c) {
  vec3 x = c * 0.92;
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0);
}

void main() {
  vec4 rest = texture(uLayer0, vUv);
  vec3 c = rest.rgb;
  c += uBase * uScatter * texture(uLayer1, vUv).rgb;
  c += uFlake * uGlitter * texture(uLayer3, vUv).rgb;
  c += texture(uLayer2, vUv).rgb;
  float a = uOpaque ? 1.0 : clamp(rest.a, 0.0, 1.0);
  c = film(c / max(a, 1e-4) * uExposure);
  c = mix(c * 12.92, 1.055 * pow(max(c, 1e-5), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  oColour = vec4(c, a);
}`;
