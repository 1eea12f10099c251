import { moved } from '../../../write.ts';

const at = '/dack-och-biltillbehor';

export const wheels = [
  // RED-46, ROUTE-19
  moved('/kop-dack/tack/{path*}', `${at}/dackkop-tack`),
  moved('/kop-dack/fel/{path*}', `${at}/dackkop-fel`),
  moved('/kop-dack/villkor/{path*}', '/webbshop/kopvillkor'),
  moved('/kop-dack/{path*}', `${at}/webbshop`),
  moved('/köp-däck/{path*}', `${at}/webbshop`),
  // RED-47
  moved('/hjul-och-dack/dackhotell/{path*}', `${at}/dackhotell`),
  moved('/hjul-och-dack/hjulskifte/{path*}', `${at}/hjulskifte-och-hjulinstallningar`),
  moved('/hjul-och-dack/hjulinstallning/{path*}', `${at}/hjulskifte-och-hjulinstallningar`),
  moved('/hjul-och-dack/vinterdack/{path*}', `${at}/webbshop`),
  moved('/hjul-och-dack/{path*}', at),
  // RED-36
  moved('/dackhotell/{path*}', `${at}/dackhotell`),
  moved('/däckhotell/{path*}', `${at}/dackhotell`),
  moved('/hjulskifte/{path*}', `${at}/hjulskifte-och-hjulinstallningar`),
  moved('/tillbehor/{path*}', `${at}/biltillbehor`),
  moved('/tillbehör/{path*}', `${at}/biltillbehor`),
  moved('/laddbox/{path*}', `${at}/laddbox`),
  moved('/ladda-hemma/{path*}', '/livet-med-bil/elbilsguiden/ladda-hemma'),
  // RED-39
  moved('/butik/villkor/{path*}', '/webbshop/kopvillkor'),
  moved('/butik/angerratt/{path*}', '/webbshop/angerratt'),
  moved('/butik/ångerrätt/{path*}', '/webbshop/angerratt'),
  moved('/butik/{path*}', `${at}/webbshop`),
];
