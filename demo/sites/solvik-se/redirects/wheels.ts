import { redirect } from '../../../site-builder.ts';

const at = '/dack-och-biltillbehor';

export const wheels = [
  // RED-46, ROUTE-19
  redirect('/kop-dack/tack/{path*}', `${at}/dackkop-tack`),
  redirect('/kop-dack/fel/{path*}', `${at}/dackkop-fel`),
  redirect('/kop-dack/villkor/{path*}', '/webbshop/kopvillkor'),
  redirect('/kop-dack/{path*}', `${at}/webbshop`),
  redirect('/köp-däck/{path*}', `${at}/webbshop`),
  // RED-47
  redirect('/hjul-och-dack/dackhotell/{path*}', `${at}/dackhotell`),
  redirect('/hjul-och-dack/hjulskifte/{path*}', `${at}/hjulskifte-och-hjulinstallningar`),
  redirect('/hjul-och-dack/hjulinstallning/{path*}', `${at}/hjulskifte-och-hjulinstallningar`),
  redirect('/hjul-och-dack/vinterdack/{path*}', `${at}/webbshop`),
  redirect('/hjul-och-dack/{path*}', at),
  // RED-36
  redirect('/dackhotell/{path*}', `${at}/dackhotell`),
  redirect('/däckhotell/{path*}', `${at}/dackhotell`),
  redirect('/hjulskifte/{path*}', `${at}/hjulskifte-och-hjulinstallningar`),
  redirect('/tillbehor/{path*}', `${at}/biltillbehor`),
  redirect('/tillbehör/{path*}', `${at}/biltillbehor`),
  redirect('/laddbox/{path*}', `${at}/laddbox`),
  redirect('/ladda-hemma/{path*}', '/livet-med-bil/elbilsguiden/ladda-hemma'),
  // RED-39
  redirect('/butik/villkor/{path*}', '/webbshop/kopvillkor'),
  redirect('/butik/angerratt/{path*}', '/webbshop/angerratt'),
  redirect('/butik/ångerrätt/{path*}', '/webbshop/angerratt'),
  redirect('/butik/{path*}', `${at}/webbshop`),
];
