/** Light as a function of direction: a studio of soft boxes, or the panorama of a place. */
export const ROOM = /* glsl */ `
uniform vec3 uZenith, uHorizon, uWarm, uSun, uEarth;
uniform vec4 uHall;
uniform vec3 uWall, uFloorTone, uLampTone;
uniform vec2 uFoot;
uniform float uGain;

float softbox(vec2 at, vec2 extent, float soft) {
  vec2 d = extent - abs(at);
  return smoothstep(-soft, soft, d.x) * smoothstep(-soft, soft, d.y);
}

float underCar(vec3 q) {
  vec2 d = abs(q.xz) - uFoot + 0.35;
  float away = length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - 0.35;
  return smoothstep(-0.5, 0.75, away);
}

vec3 studio(vec3 p, vec3 d, float rough) {
  float blur = 0.03 + rough * 0.9;
  float up = smoothstep(-0.03 - blur * 0.5, 0.42 + blur * 0.3, d.y);
  vec3 c = mix(vec3(0.50, 0.505, 0.515), vec3(0.055, 0.057, 0.062), up);
  c += vec3(0.20) * smoothstep(0.25 + blur, -0.15, abs(d.y - 0.05)) * smoothstep(-0.4, 0.9, d.z + d.x * 0.25);
  if (d.y > 0.02) {
    float t = (5.4 - p.y) / d.y;
    vec3 q = p + d * t;
    float s = 0.10 + rough * min(t, 14.0) * 0.75;
    c += vec3(3.4, 3.38, 3.34) * softbox(q.xz - vec2(0.2, 0.0), vec2(3.4, 0.95), s);
    c += vec3(1.9, 1.9, 1.92) * softbox(q.xz - vec2(0.0, 4.3), vec2(5.2, 0.55), s);
    c += vec3(1.3, 1.32, 1.36) * softbox(q.xz - vec2(0.0, -4.6), vec2(5.2, 0.5), s);
  }
  float tz = (8.5 * sign(d.z) - p.z) / (abs(d.z) < 1e-3 ? 1e-3 : d.z);
  vec3 qz = p + d * tz;
  if (tz > 0.0) c += vec3(1.15, 1.16, 1.18) * softbox(vec2(qz.x, qz.y - 3.0), vec2(6.5, 0.75), 0.25 + rough * 6.0) * (d.z > 0.0 ? 1.0 : 0.7);
  float tx = (9.5 * sign(d.x) - p.x) / (abs(d.x) < 1e-3 ? 1e-3 : d.x);
  vec3 qx = p + d * tx;
  if (tx > 0.0) c += vec3(1.7, 1.68, 1.64) * softbox(vec2(qx.z, qx.y - 2.4), vec2(2.6, 0.9), 0.3 + rough * 6.0);
  if (d.y < 0.0) {
    float t = -p.y / min(d.y, -1e-3);
    vec3 q = p + d * t;
    vec3 pool = mix(vec3(0.60, 0.595, 0.585), vec3(0.42), smoothstep(2.0, 9.0, length(q.xz)));
    pool *= mix(0.10, 1.0, underCar(q));
    c = mix(c, pool, smoothstep(0.0, -0.05 - blur * 0.35, d.y));
  }
  return c;
}

/** The same studio through a matt eye: cheap, for flakes and rough things. */
vec3 studioHaze(vec3 p, vec3 d) {
  vec3 c = mix(vec3(0.46, 0.465, 0.475), vec3(0.13, 0.132, 0.138), smoothstep(-0.12, 0.30, d.y));
  c += vec3(2.1, 2.09, 2.06) * smoothstep(0.38, 1.0, d.y) * (1.0 - 0.35 * abs(d.x));
  c += 0.30 * smoothstep(0.3, 0.95, abs(d.x)) * smoothstep(-0.25, 0.2, d.y);
  vec3 pool = vec3(0.46) * mix(0.18, 1.0, underCar(p - d * p.y / min(d.y, -0.05)));
  return mix(c, pool, smoothstep(0.12, -0.22, d.y));
}

/** Open air: a warm side where the sun went down, a cool dome over it. */
vec3 openAir(vec3 d, float rough) {
  float towards = max(0.0, dot(normalize(d.xz + 1e-4), normalize(uSun.xz)));
  vec3 low = mix(uHorizon, uWarm, pow(towards, mix(7.0, 2.0, rough)));
  float blur = rough * 0.35;
  vec3 c = mix(low, mix(uHorizon, uZenith, 0.55), smoothstep(0.0, 0.22 + blur, d.y));
  c = mix(c, uZenith, smoothstep(0.12, 0.8, d.y));
  c += uWarm * pow(max(0.0, dot(d, normalize(uSun))), mix(70.0, 6.0, rough)) * mix(0.7, 0.3, rough);
  return c;
}

vec3 place(vec3 p, vec3 d, float rough) {
  vec3 c = openAir(vec3(d.x, abs(d.y), d.z), rough);
  // The photographer's one reflector, held high on the camera's side.
  c += (uHorizon + uZenith) * 2.4 * smoothstep(0.35 - rough, 0.75 + rough * 0.2, dot(d, normalize(vec3(0.45, 0.75, 0.5))));
  vec3 q = p - d * p.y / min(d.y, -0.03);
  vec3 earth = uEarth * (0.6 + 0.4 * smoothstep(12.0, 1.0, length(q.xz))) * mix(0.2, 1.0, underCar(q));
  return mix(c, earth, smoothstep(0.015 + rough * 0.2, -0.03 - rough * 0.3, d.y));
}

/** A hall: rows of lamps under a ceiling, walls, a floor. uHall: height, row spacing, lamp half width, strength. */
vec3 hall(vec3 p, vec3 d, float rough) {
  vec3 c = uWall * mix(0.7, 1.15, smoothstep(-0.3, 0.5, d.y));
  if (d.y > 0.03) {
    vec3 q = p + d * (uHall.x - p.y) / d.y;
    float s = 0.06 + rough * uHall.x * 0.8;
    float row = abs(fract(q.z / uHall.y + 0.5) - 0.5) * uHall.y;
    float gap = smoothstep(0.0, 0.3, abs(fract(q.x / 3.2) - 0.5) - 0.06);
    float lamp = smoothstep(uHall.z + s, uHall.z - s, row) * mix(1.0, gap, 1.0 - rough) * smoothstep(16.0, 8.0, length(q.xz));
    c = mix(c, uWall * 0.45, smoothstep(0.03, 0.3, d.y));
    c += uLampTone * uHall.w * lamp;
  }
  vec3 q = p - d * p.y / min(d.y, -0.03);
  vec3 ground = uFloorTone * mix(0.15, 1.0, underCar(q));
  return mix(c, ground, smoothstep(0.02 + rough * 0.2, -0.05 - rough * 0.3, d.y));
}

vec3 seen(vec3 p, vec3 d, float rough) {
#if ROOM_KIND == 1
  return uGain * place(p, d, rough);
#elif ROOM_KIND == 2
  return uGain * hall(p, d, rough);
#else
  return uGain * (rough > 0.3 ? studioHaze(p, d) : studio(p, d, rough));
#endif
}

vec3 received(vec3 p, vec3 n) {
  float up = 0.5 + 0.5 * n.y;
#if ROOM_KIND == 1
    vec3 sky = mix(uHorizon * 0.7, uZenith * 1.3, up) + uWarm * 0.5 * max(0.0, 0.3 + 0.7 * dot(n, normalize(uSun)));
    sky += (uHorizon + uZenith) * 0.6 * max(0.0, dot(n, normalize(vec3(0.45, 0.6, 0.6))));
    return uGain * mix(uEarth * 0.6, sky, smoothstep(-0.6, 0.6, n.y + 0.2));
#elif ROOM_KIND == 2
  return uGain * mix(uFloorTone * 0.5, uLampTone * (0.18 * uHall.w) + uWall * 0.7, up * up) + uGain * uWall * 0.3;
#else
  vec3 c = mix(vec3(0.30, 0.295, 0.285), vec3(0.88, 0.885, 0.9), up * up);
  c += 0.22 * max(0.0, dot(n, normalize(vec3(0.55, 0.35, 0.75)))) + 0.14 * max(0.0, dot(n, normalize(vec3(-0.8, 0.3, 0.5))));
  float low = smoothstep(0.9, 0.0, p.y) * max(0.0, -n.y + 0.25) * (1.0 - underCar(vec3(p.x, 0.0, p.z)));
  return uGain * c * (1.0 - 0.6 * low);
#endif
}

float fifth(float v) { float w = v * v; return w * w * v; }

float mirrored(float facing) { return 0.04 + 0.96 * fifth(1.0 - facing); }

vec3 lit(vec3 base, float rough, float metal, vec3 n, vec3 v, vec3 p, float open) {
  float facing = clamp(dot(n, v), 0.0, 1.0);
  vec3 f0 = mix(vec3(0.04), base, metal);
  vec3 f = f0 + (max(vec3(1.0 - rough), f0) - f0) * fifth(1.0 - facing);
  vec3 spec = f * seen(p, reflect(-v, n), rough) * mix(open, 1.0, 0.15);
  return base * (1.0 - metal) * received(p, n) * open + spec;
}
`;

export const LAYERS = /* glsl */ `
layout(location = 0) out vec4 oRest;
layout(location = 1) out vec4 oBase;
layout(location = 2) out vec4 oCoat;
layout(location = 3) out vec4 oFlake;

void plain(vec3 c, float alpha) {
  oRest = vec4(min(c, vec3(24.0)), alpha);
  oBase = vec4(0.0, 0.0, 0.0, alpha);
  oCoat = vec4(0.0, 0.0, 0.0, alpha);
  oFlake = vec4(0.0, 0.0, 0.0, alpha);
}
`;

export const LACQUER = /* glsl */ `
float grain(vec3 p) {
  p = fract(p * 0.3183099 + 0.1);
  p *= 17.0;
  return fract(p.x * p.y * p.z * (p.x + p.y + p.z));
}

/** Lacquer over flakes over colour: three layers, so that one exposure serves fourteen paints. */
void paint(vec3 p, vec3 n, vec3 v, float open, float groove) {
  float facing = clamp(dot(n, v), 0.0, 1.0);
  float shade = open * (1.0 - 0.86 * groove);
  vec3 cell = floor(p * 1400.0);
  vec3 glint = vec3(grain(cell), grain(cell + 7.3), grain(cell + 13.1)) - 0.5;
  vec3 m = normalize(n + glint * 0.05);
  oRest = vec4(0.0, 0.0, 0.0, 1.0);
  oBase = vec4(received(p, n) * shade, 1.0);
  oCoat = vec4(min(mirrored(facing) * seen(p, reflect(-v, n), 0.012), vec3(8.0)) * mix(shade, 1.0, 0.2 * (1.0 - groove)), 1.0);
  oFlake = vec4(min(seen(p, reflect(-v, m), 0.34) * (0.35 + 0.65 * facing), vec3(8.0)) * shade, 1.0);
}
`;
