"""A preset for each kind of body, at the dimensions of a typical car of that kind, and its stretching to another car's."""

from dataclasses import replace

from .specification import ROOFS, Spec

suv = Spec(
    nose_top=0.98, nose_lean=0.22, cowl_x=0.46, rake=32, rear_inset=0.075, rear_rake=58, belt_rise=0.05, ledge=0.06, exhaust=True, b_pillar=1.50, c_pillar=2.46
)

estate = replace(
    suv,
    name='estate', style='estate', length=4.77, width=1.85, height=1.43, wheelbase=2.87, front_overhang=0.875, clearance=0.15,
    wheel=0.672, tyre_width=0.235, arch_gap=0.032, nose_top=0.785, nose_lean=0.5, bonnet_crown=0.085, cowl_x=0.48,
    belt=0.925, belt_rise=0.05, tail_drop=0.02, rake=28, roof=ROOFS['estate'], rear_inset=0.06, rear_rake=50, rear_curve=0.15,
    tumblehome=0.30, shoulder=0.095, ledge=0.055, pillar_d=0.14, b_pillar=1.5, c_pillar=2.5,
    cladding=False, face='vw', wheel_style='ten',
)  # fmt: skip

notchback = replace(
    estate,
    name='notchback', style='notchback', length=4.71, width=1.83, height=1.44, wheelbase=2.85, front_overhang=0.80, cowl_x=0.56,
    roof=ROOFS['notchback'], rear_inset=0.50, rear_rake=27, rear_curve=0.06, rear_corner=0.13, spoiler=0.0, boot_lip=0.018, tail_lean=0.0,
    tail_round=0.15, tail_drop=0.01, tumblehome=0.36, pillar_d=0.13, rear_window_top=0.0, rear_window_low=0.05, b_pillar=1.52, c_pillar=2.5,
    roof_rails=False, doors=4, creases=((0.06, 0.86, 0.99, 0.90, 0.010), (0.30, 0.15, 0.92, 0.26, 0.010)),
)  # fmt: skip

fastback = replace(
    notchback,
    name='fastback', style='fastback', length=4.70, width=1.85, height=1.443, wheelbase=2.875, front_overhang=0.84, wheel=0.69, arch_gap=0.028,
    nose_top=0.73, nose_lean=0.7, bumper_step=0.015, bonnet_crown=0.10, cowl_x=0.30, belt=0.905, rake=26, roof=ROOFS['saloon'],
    rear_inset=0.30, rear_rake=20, rear_curve=0.10, boot_lip=0.022, plate_low=True, window_trim='black', face='tesla-closed',
    wheel_style='aero', exhaust=False, handles='flush', pillar_d=0.085,
)  # fmt: skip

hatch = replace(
    estate,
    name='hatch', style='hatch', length=4.30, width=1.79, height=1.455, wheelbase=2.64, front_overhang=0.87, wheel=0.645, nose_top=0.80, nose_lean=0.45,
    cowl_x=0.36, belt=0.95, belt_rise=0.075, rake=29, roof=ROOFS['hatch'], rear_inset=0.05, rear_rake=58, rear_curve=0.25, pillar_d=0.27,
    pillar_slant=-0.25, b_pillar=1.36, c_pillar=2.20, roof_rails=False, window_trim='black', wheel_style='five-twin', exhaust=False,
)  # fmt: skip

city = replace(
    hatch,
    name='city', style='city', length=3.60, width=1.60, height=1.485, wheelbase=2.40, front_overhang=0.66, wheel=0.58, tyre_width=0.185,
    nose_top=0.86, nose_lean=0.35, cowl_x=0.20, belt=0.985, belt_rise=0.06, rake=36, roof=ROOFS['mpv'], rear_inset=0.05, rear_rake=70,
    tumblehome=0.22, pillar_d=0.18, b_pillar=1.20, c_pillar=2.02, nose_round=0.16, tail_round=0.10,
)  # fmt: skip

coupe_suv = replace(
    suv,
    name='coupe-suv', style='coupe-suv', length=4.72, height=1.60, belt_rise=0.075, tail_drop=0.01, rake=30, roof=ROOFS['coupe-suv'],
    rear_inset=0.12, rear_rake=29, rear_curve=0.12, spoiler=0.0, boot_lip=0.025, pillar_d=0.10, rear_window_top=0.02,
    roof_rails=False, window_trim='black', face='tesla-closed', wheel_style='aero', exhaust=False,
)  # fmt: skip

boxy_suv = replace(
    suv,
    name='boxy-suv', style='boxy-suv', length=5.02, width=2.00, height=1.967, wheelbase=3.02, front_overhang=0.85, clearance=0.26, wheel=0.815,
    nose_top=1.16, nose_lean=0.08, bonnet_crown=0.045, cowl_x=0.62, belt=1.28, belt_rise=0.0, tail_drop=0.0, rake=50, roof=ROOFS['boxy'],
    rear_inset=0.035, rear_rake=82, rear_curve=0.05, spoiler=0.0, tumblehome=0.14, ledge=0.03, nose_round=0.13, tail_round=0.07,
    rear_taper=0.03, screen_round=0.12, pillar_d=0.10, b_pillar=1.50, c_pillar=2.42, roof_rails=False, shoulder=0.08, sculpt=0.4, creases=(),
)  # fmt: skip

coupe = replace(
    notchback,
    name='coupe', style='coupe', length=4.52, width=1.85, height=1.30, wheelbase=2.45, front_overhang=0.98, clearance=0.125, wheel=0.68,
    tyre_width=0.275, arch_gap=0.025, nose_top=0.70, nose_lean=1.1, bonnet_crown=0.035, cowl_x=0.46, belt=0.83, belt_rise=0.045, tail_drop=0.03,
    rake=28, roof=ROOFS['coupe'], rear_inset=0.36, rear_rake=19, rear_curve=0.12, boot_lip=0.015, tumblehome=0.40, rear_taper=0.16, ledge=0.065,
    pillar_d=0.12, b_pillar=1.56, c_pillar=9.0, doors=2, plate_low=True, window_trim='black', flare=0.034, nose_round=0.30,
)  # fmt: skip

roadster = replace(
    coupe,
    name='roadster', style='roadster', length=3.915, width=1.735, height=1.23, wheelbase=2.31, front_overhang=0.76, wheel=0.615, tyre_width=0.205,
    nose_top=0.66, cowl_x=0.66, belt=0.80, belt_rise=0.03, rake=33, roof=ROOFS['coupe'], rear_inset=0.56, rear_rake=40, rear_curve=0.15,
    pillar_d=0.20, b_pillar=1.62, soft_top=True, fin=False, tail_round=0.2,
)  # fmt: skip

mpv = replace(
    suv,
    name='mpv', style='mpv', length=4.60, width=1.86, height=1.80, wheelbase=2.78, front_overhang=0.90, clearance=0.16, wheel=0.69, nose_top=0.93,
    nose_lean=0.6, cowl_x=0.20, belt=1.06, belt_rise=0.03, rake=33, roof=ROOFS['mpv'], rear_rake=74, rear_inset=0.05, pillar_d=0.14,
    b_pillar=1.36, c_pillar=2.42, cladding=False, face='vw', exhaust=False, roof_rails=False,
)  # fmt: skip

van = replace(
    mpv,
    name='van', style='van', length=4.96, width=1.92, height=1.90, wheelbase=3.275, front_overhang=0.88, wheel=0.67, nose_top=1.02, nose_lean=0.45,
    cowl_x=0.02, belt=1.17, belt_rise=0.0, tail_drop=0.0, rake=40, roof=ROOFS['van'], rear_inset=0.03, rear_rake=86, rear_curve=0.0, rear_corner=0.10,
    spoiler=0.0, tumblehome=0.13, ledge=0.025, rear_taper=0.0, tail_round=0.06, nose_round=0.17, tail_lean=0.0, b_pillar=1.18, c_pillar=2.22,
    panel_van=True, rear_doors=True, doors=4, window_trim='black', sculpt=0.7, shoulder=0.12, wheel_style='five-twin', fin=False,
)  # fmt: skip

pickup = replace(
    suv,
    name='pickup', style='pickup', length=5.37, width=1.918, height=1.884, wheelbase=3.27, front_overhang=0.90, clearance=0.25, wheel=0.80,
    tyre_width=0.255, arch_gap=0.06, nose_top=1.11, nose_lean=0.08, bonnet_crown=0.06, cowl_x=0.62, belt=1.22, belt_rise=0.02, tail_drop=0.0, rake=34,
    roof=ROOFS['pickup'], rear_inset=1.62, bed=1.58, rear_rake=76, rear_curve=0.1, rear_corner=0.12, spoiler=0.0, tumblehome=0.20, ledge=0.035,
    rear_taper=0.0, tail_round=0.06, pillar_d=0.12, b_pillar=1.52, c_pillar=9.0, doors=4, roof_rails=False, plate_low=True, sculpt=0.6,
    exhaust=False, tail_lean=-0.03,
)  # fmt: skip

STYLES = {
    spec.style: spec
    for spec in (suv, estate, notchback, fastback, hatch, city, coupe_suv, boxy_suv, coupe, roadster, mpv, van, pickup)
}


def fitted(style, length, width, height, wheelbase, **touches):
    """The style's lines stretched to a car's own dimensions, then the touches that are this car's alone."""
    base = STYLES[style]
    along, up = wheelbase / base.wheelbase, height / base.height
    stretched = {name: getattr(base, name) * along for name in ('cowl_x', 'b_pillar', 'c_pillar')}
    stretched |= {name: getattr(base, name) * up for name in ('nose_top', 'belt', 'belt_rise', 'wheel')}
    overhangs = (length - wheelbase) / (base.length - base.wheelbase)
    stretched['front_overhang'] = base.front_overhang * overhangs
    return replace(base, length=length, width=width, height=height, wheelbase=wheelbase, **(stretched | touches))
