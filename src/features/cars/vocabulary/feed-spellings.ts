/** What feeds write instead of words: codes and abbreviations that are the same in every language. */
export const feedSpellings = {
  fuel: {
    petrol: 'P, B, Benzin, 95',
    diesel: 'D',
    hybrid: 'HEV, Hybrid electric, H',
    'mild-hybrid': 'MHEV, Mild hybrid electric, Mild hybrid',
    plugin: 'PHEV, Plugin, Plug-in hybrid electric',
    electric: 'BEV, E, Battery electric',
    gas: 'CNG, LPG, LNG',
    ethanol: 'E85, Flex fuel',
    hydrogen: 'FCEV, Hydrogen fuel cell',
  },
  body: {
    hatchback: '5D hatchback, 3D hatchback, HB',
    saloon: '4D sedan',
    estate: 'STW, Touring, Tourer',
    suv: 'SUV/Terrängbil',
    coupe: 'Coupe',
    convertible: 'Cabrio, Kabrio',
    mpv: 'Van/MPV',
    minibus: 'Bus',
    van: 'Box',
  },
  gearbox: { manual: 'M, MT', auto: 'A, AT, DSG, CVT, Steptronic' },
  drive: {
    fwd: 'FWD, 2WD, 4x2, Front',
    rwd: 'RWD, Rear',
    awd: 'AWD, 4WD, 4x4, quattro, xDrive, 4Motion, 4Matic',
  },
  condition: { new: 'N', used: 'U' },
  vehicleType: { PC: 'PC', LCV: 'LCV', MC: 'MC' },
} as const;
