import type { ModelsByMaker } from './models-by-maker.ts';

/** Makers of machines that fell, carry and shred trees. */
export const forestry: ModelsByMaker = {
  Tigercat: {
    'Feller Buncher': `720C, 720D, 720E, 720G, 718E, 722E, 724D, 724E, 724G, 726B, 726C, 726D, 726E, 726G,
      724F, 726F, 822C, 822D, 822E, LX822C, LX822D, LX822E, 845C, 845D, 845E, L845C, L845D, L845E, LX830C,
      LX830D, LX830E, 855C, 855D, 855E, LS855C, LS855D, LS855E, 860C, 860D, L870C, LX870C, LX870D, X822C,
      X822D, X822E, 870C, X870C`,
    Skidder: `602, 604C, 604E, 610C, 610E, 612, 615C, 615E, 620C, 620D, 620E, 620H, 625C, 625E, 625H, 630C,
      630D, 630E, 630H, 632E, 632H, 635C, 635D, 635E, 635G, 635H`,
    Forwarder: '1055B, 1055C, 1055D, 1065, 1075B, 1075C, 1075D, 1085B, 1085C',
    Harvester: `1135, 1165, 1185, H822C, H822D, H822E, H845C, H845D, H845E, H855C, H855D, H855E, LH822C,
      LH822D, LH822E, LH830C, LH830D, LH845C, LH855C, LH855D, LH855E, LH870C, H250D`,
    'Log Loader': `220D, 220E, 230, 234, 234B, 240, 240B, 234E, 240E, 244, 250, 250B, 250D, 875, 875E, 880,
      880B, 880D, 880E, 890, 865`,
    'Material Handler': 'T250B, T250D, 2160, 6040',
    Mulcher: '470, 480, 480B, 760B, 761, M726E, M726G, M718E, M724G, M822D',
    'Horizontal Grinder': '6500, 6700, 6900',
    'Wood Chipper': '4900, 6400',
  },
  Ponsse: {
    Harvester: 'Beaver, Ergo, Ergo 8W, Bear, Bear 8W, Cobra, Fox, Scorpion, Scorpion King, Scorpion Giant',
    Forwarder: `Gazelle, Wisent, Buffalo, Buffalo King, Elk, Elephant, Elephant King, Mammoth, Caribou, Bison,
      Bison Active Frame`,
  },
  Rottne: {
    Harvester: 'H8, H8B, H8D, H8E, H11, H11C, H11D, H14, H14B, H14C, H14D, H20, H21C, H21D',
    Forwarder: `F9, F9-6, F10, F10B, F10C, F10D, F11, F11C, F11D, F12, F13, F13C, F13D, F14, F14C, F14D, F15,
      F15C, F15D, F16, F18, F18C, F18D, F20, F20C, F20D, Solid F9, Solid F14, Solid F18`,
  },
  Morbark: {
    'Wood Chipper': `M6R, M8D, M12D, M12R, M12RX, M14R, M15R, M15RX, M18R, M20R, BVR10, BVR13, BVR16, BVR19,
      Beever M12R, Beever M15R, Beever M18R, 40/36 MicroChipper, 40/36 WTC, 50/48, 50/48X, 23 Chiparvestor,
      223 Flail Chiparvestor`,
    'Horizontal Grinder': `2230, 2355, 2600, 3000, 3000X, 3200, 3400X, 3400XT, 3600, 3800, 3800XL, 4600XL,
      6400X, 6400XT, 6600, 950, 1000, 1050, 1100, 1200, 1200XL, 1300B, 1500`,
    'Stump Grinder': 'D52SPH, D76SPH, D86SP, G42SP',
  },
  Bandit: {
    'Wood Chipper': `65XP, 90XP, 12XP, 15XP, 18XP, 19XP, 20XP, 21XP, 75XP, 95XP, 150XP, 200XP, 200UC, 250XP,
      254XP, 255XP, 280XP, 1390XP, 1590XP, 1690XP, 1890XP, 1990XP, 2090, 2290, 2590, 3090, 3590, 2590XP`,
    'Stump Grinder': 'HB20, HB20 Track, SG-20, SG-40, SG-75, 2550XP, 2650, 2890, 2900T, 3200T, SG-30, SG-24',
    'Horizontal Grinder': `The Beast 1680XP, The Beast 2460XP, The Beast 2680XP, The Beast 3680XP,
      The Beast 3680T, The Beast 4680XP, Beast 1425, Beast 2460XP, Beast 2680XP, Beast 3680XP`,
  },
  Rayco: {
    'Stump Grinder': `RG13, RG20, RG25, RG27, RG35, RG37, RG37T-R, RG40, RG45, RG50, RG55, RG70, RG70 DXH,
      RG74T-R, RG80, RG80T-R, RG100, RG130T-R, RG140X, RG160T-R, RG165T-R, RG1625, RG1635, RG1645, RG25HD,
      RG80T`,
    'Wood Chipper': 'RC6D, RC8.5, RC12, RC1215, RC1220, RC1522, RC1824, RC20XP, RC14XP, RC6',
    Mulcher: `C85, C85FM, C87D, C87FM, C100, C100LGP, C100FM, C120, C120R, C130, C140, C185, C200, T275, T350,
      T360, T415, C275, T325`,
  },
  'Eco Log': {
    Harvester: `550B, 550C, 550D, 550E, 550F, 560B, 560C, 560D, 560E, 560F, 580B, 580C, 580D, 580E, 580F,
      590B, 590C, 590D, 590E, 590F`,
    Forwarder: '574B, 574C, 574D, 574E, 574F, 594C, 594D, 594E, 594F',
  },
  Gremo: {
    Forwarder: '750F, 750R, 950F, 950R, 1050F, 1050F4, 1250F, 1350VT, 1450F',
    Harvester: '1050H, 1050H4',
  },
  HSM: {
    Forwarder: '208F',
    Skidder: '805, 805HD, 904, 904F',
    Harvester: '405H, 405H1, 405H2, 405H3',
  },
  Logset: {
    Forwarder: '4F, 4F GT, 5F, 5F GT, 5FP GT, 6F, 6F GT, 6FP GT, 8F, 8F GT, 10F, 10F GT, 12F GT',
    Harvester: '5H, 5HP GT, 6HP GT, 8H, 8H GTE, 8H GTE Hybrid, 10H GTE, 12H GTE',
  },
  Timberjack: {
    Harvester: '770, 1070, 1070C, 1070D, 1270, 1270A, 1270B, 1270C, 1270D, 1470, 1470D',
    Forwarder: `610, 810, 810B, 810C, 1010, 1010B, 1110, 1110C, 1110D, 1210, 1210B, 1410, 1410B, 1410D,
      1710, 1710B, 1710D`,
    Skidder: '240, 240A, 350, 360, 380, 450, 460, 560, 660',
    'Feller Buncher': '608, 618, 628, 635, 643, 735, 850, 950',
  },
  TimberPro: {
    'Feller Buncher': `TL725B, TL735B, TL735C, TL735D, TL745C, TL745D, TL755C, TL755D, TL765C, TL765D,
      TL775D, TN725B, TN725C, TN725D`,
    Forwarder: 'TF820, TF830B, TF830C, TF830D, TF840B, TF840C, TF840D',
  },
  Vimek: {
    Harvester: '404, 404R, 404 SE, 404 Duo, 404 T5',
    Forwarder: '606, 608, 610, 610 SE, 610.2, 610 BioCombi, 630',
  },
  Barko: {
    'Log Loader': '295B, 395ML, 495ML, 595B, 595ML',
  },
  Prentice: {
    'Log Loader': '210C, 210D, 210E, 310E, 410C, 410D, 410E, 410EX',
    'Feller Buncher': '2384, 2470, 2570, 2670',
  },
  'Hydro-Ax': {
    'Feller Buncher': '221, 321, 411E, 411EX, 470, 511E, 511EX, 570, 611E, 611EX, 670, 711E, 711EX, 721E',
  },
  Timberwolf: {
    'Wood Chipper': `TW 13/75G, TW 18/100G, TW 125PH, TW 150DHB, TW 150VTR, TW 160PH, TW 190TDHB, TW 230DHB,
      TW 230HB, TW 230VTR, TW 230PAHB, TW 280TDHB, TW 280VGTR, TW 280PHB`,
  },
  Jenz: {
    'Wood Chipper': `BA 720, BA 725, BA 825, BA 915, BA 916, BA 925, HEM 420, HEM 560, HEM 561, HEM 581,
      HEM 582, HEM 583, HEM 593, HEM 700, HEM 820, HEM 821, HEM 922, HEM 1000`,
  },
  Peterson: {
    'Horizontal Grinder': `1700D, 2400B, 2400C, 2700C, 2700D, 2710C, 2710D, 3710D, 4700B, 4700C, 4710B,
      4710C, 4710D, 5700C, 5710C, 5710D, 6700D, 6710D, 7400`,
    'Wood Chipper': '4300, 4310, 4310B, 5000G, 5000H, 5900EL, 6310B',
  },
  'Diamond Z': {
    'Horizontal Grinder': 'DZH4000, DZH6000, DZH7000',
  },
  Rotochopper: {
    'Horizontal Grinder': 'B-66, B-66 E-Series, B-66 L-Series, FP-66, MC-266, MP-2, EC-256, EC-266, RG-1',
  },
  GreenMech: {
    'Wood Chipper': `Arborist 130, Arborist 150, Arborist 190, Arborist 200, Arborist 230, ArbTrak 150,
      ArbTrak 200, EVO 165D, EVO 205D, QuadChip 160, QuadTrak 160`,
  },
  Först: {
    'Wood Chipper': 'ST6, ST6D, ST6P, ST8, ST8D, ST8P, TR6, TR6D, TR6P, TR8, TR8D, TR8P, PT6, PT8, XR8',
  },
  Albach: {
    'Wood Chipper': 'Diamant 2000, Silvator 2000',
  },
};
