export const FULL = /* glsl */ `
varying vec2 vUv;
void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }`;

export const ACCUMULATE = /* glsl */ `
precision highp float;
uniform sampler2D uLayer0, uLayer1, uLayer2, uLayer3;
uniform float uWeight;
layout(location = 0) out vec4 o0;
layout(location = 1) out vec4 o1;
layout(location = 2) out vec4 o2;
layout(location = 3) out vec4 o3;
void main() {
  ivec2 q = ivec2(gl_FragCoord.xy);
  o0 = texelFetch(uLayer0, q, 0) * uWeight;
  o1 = texelFetch(uLayer1, q, 0) * uWeight;
  o2 = texelFetch(uLayer2, q, 0) * uWeight;
  o3 = texelFetch(uLayer3, q, 0) * uWeight;
}`;
