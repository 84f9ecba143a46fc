import type { ModelsByMaker } from './models-by-maker.ts';

/** Makers of trucks that work on sites or haul machines there. */
export const trucks: ModelsByMaker = {
  Mack: {
    Truck: `Anthem, Granite, Granite MHD, Pinnacle, Pioneer, LR, LR Electric, MD6, MD7, MD Electric, TerraPro,
      Titan, Vision, CH613, CHU613, CV713, CXU612, CXU613, CXP613, GU713, GU813, MRU613, LEU613, AN42T, AN64T,
      GR42F, GR64F, GR84F, GR64B, PI42T, PI64T, TD713`,
  },
  Kenworth: {
    Truck: `T170, T180, T270, T280, T300, T370, T380, T440, T470, T480, T600, T660, T680, T680E,
      T680 Next Gen, T700, T800, T880, T880S, T880E, W900, W900B, W900L, W900S, W990, C500, C550, K270, K270E,
      K370, K370E, K500, L770, L770E, T359, T409, T409SAR, T410, T610, T610SAR, T659, T900, T909, K200`,
  },
  Peterbilt: {
    Truck: `389, 220, 220EV, 320, 325, 330, 335, 337, 348, 357, 362, 365, 367, 372, 375, 377, 378, 379, 382,
      384, 385, 386, 387, 388, 389X, 520, 520EV, 535, 536, 537, 548, 567, 579, 579EV, 579 UltraLoft, 587,
      589`,
  },
  Freightliner: {
    Truck: `Cascadia, Cascadia 113, Cascadia 116, Cascadia 125, Cascadia 126, eCascadia,
      Fifth Generation Cascadia, Century Class, Century Class S/T, Columbia, Columbia 112, Columbia 120,
      Coronado, Coronado 114SD, Coronado 122, Coronado 132, Coronado SD, 108SD, 108SD Plus, 114SD, 114SD Plus,
      122SD, Business Class M2, M2 100, M2 106, M2 106 Plus, M2 112, M2 112 Plus, eM2, EconicSD, FLD120,
      FLD120SD, FL60, FL70, FL80, FL112, Argosy, MT45, MT55, S2G`,
  },
  International: {
    Truck: `LT, LT625, LoneStar, ProStar, ProStar+, RH, RH613, HV, HV507, HV513, HV607, HV613, HX, HX515,
      HX520, HX615, HX620, MV, MV607, MV60, eMV, CV, CV515, WorkStar, WorkStar 7300, WorkStar 7400,
      WorkStar 7500, WorkStar 7600, PayStar, PayStar 5500, PayStar 5600, PayStar 5900, DuraStar,
      DuraStar 4300, DuraStar 4400, TerraStar, TranStar, TranStar 8600, 4200, 4300, 4400, 4700, 4900, 7300,
      7400, 7500, 7600, 7700, 8500, 8600, 9200i, 9400i, 9900i, 9900ix`,
  },
  'Western Star': {
    Truck: `47X, 48X, 49X, 57X, 4700, 4700SB, 4700SF, 4800, 4800SB, 4800SF, 4900, 4900EX, 4900FA, 4900SA,
      4900SB, 4900SF, 4964, 4964EX, 4964FX, 5700XE, 6900, 6900TS, 6900XD, X-Series`,
  },
  Ford: {
    Truck: `F-150, F-250, F-250 Super Duty, F-350, F-350 Super Duty, F-450, F-450 Super Duty, F-550,
      F-550 Super Duty, F-600 Super Duty, F-650, F-650 Super Duty, F-750, F-750 Super Duty, F-800, L8000,
      LT9000, L9000, Transit 150, Transit 250, Transit 350, Transit 350HD, E-350, E-450, E-Transit, Ranger,
      Maverick, F-Max, Cargo 1842T, F-59`,
  },
  Ram: {
    Truck: '1500, 2500, 3500, 4500, 5500, ProMaster 1500, ProMaster 2500, ProMaster 3500, ProMaster City',
  },
  GMC: {
    Truck: `Sierra 1500, Sierra 2500HD, Sierra 3500HD, Canyon, Savana 2500, Savana 3500, TopKick C4500,
      TopKick C5500, TopKick C6500, TopKick C7500, TopKick C8500`,
  },
  Chevrolet: {
    Truck: `Silverado 1500, Silverado 2500HD, Silverado 3500HD, Silverado 4500HD, Silverado 5500HD,
      Silverado 6500HD, Colorado, Express 2500, Express 3500, Kodiak C4500, Kodiak C5500, Kodiak C6500,
      Kodiak C7500, Kodiak C8500, Low Cab Forward 4500`,
  },
  Isuzu: {
    Truck: `NPR, NPR-HD, NPR-XD, NPR Gas, NPR EV, NQR, NRR, NLR, NMR, NNR, FRR, FSR, FTR, FVR, FVZ, FXR, FXY,
      FXZ, FYH, FYJ, EXR, EXY, EXZ, GXR, GIGA, D-Max`,
  },
  Hino: {
    Truck: `155, 155DC, 155h, 195, 195DC, 195h, 238, 258, 258ALP, 258LP, 268, 268A, 338, 338CT, 358, L6, L7,
      M5, S5, XL7, XL8, 300, 500, 616, 617, 700, 716, 717, 816, 917, 921`,
  },
  Scania: {
    Truck: `G360, G370, G400, G410, G440, G450, G480, G490, G500, G540, P220, P250, P280, P320, P340, P360,
      P380, P410, P450, R410, R420, R450, R480, R490, R500, R520, R540, R560, R580, R590, R620, R650, R660,
      R730, R770, S450, S500, S540, S580, S590, S650, S660, S730, S770, L280, L320, L340`,
  },
  'Mercedes-Benz': {
    Truck: `Actros, Actros L, Actros 1845, Actros 1848, Actros 1851, Actros 1853, Actros 2545, Actros 2551,
      Actros 2645, Actros 2653, Actros 2663, Actros 3340, Actros 3344, Actros 4160 SLT, eActros 300,
      eActros 400, eActros 600, Antos, Arocs, Arocs 1833, Arocs 1840, Arocs 1845, Arocs 2636, Arocs 2640,
      Arocs 2645, Arocs 2651, Arocs 3240, Arocs 3245, Arocs 3251, Arocs 3340, Arocs 3345, Arocs 3351,
      Arocs 3640, Arocs 3645, Arocs 4142, Arocs 4145, Arocs 4151, Atego, Atego 816, Atego 1218, Atego 1224,
      Atego 1230, Atego 1530, Axor, Axor 1840, Axor 2640, Axor 3344, Econic, eEconic, Zetros, Sprinter, Vito,
      Unimog U 216, Unimog U 218, Unimog U 300, Unimog U 318, Unimog U 400, Unimog U 423, Unimog U 427,
      Unimog U 430, Unimog U 500, Unimog U 527, Unimog U 529, Unimog U 530, Unimog U 4000, Unimog U 4023,
      Unimog U 5000, Unimog U 5023`,
  },
  MAN: {
    Truck: `TGE, TGL, TGL 8.180, TGL 8.190, TGL 12.220, TGL 12.250, TGM, TGM 15.250, TGM 15.290, TGM 18.250,
      TGM 18.290, TGM 18.320, TGM 18.340, TGM 26.290, TGM 26.320, TGM 26.340, TGS, TGS 18.360, TGS 18.400,
      TGS 18.430, TGS 18.470, TGS 18.500, TGS 26.360, TGS 26.400, TGS 26.430, TGS 26.440, TGS 26.470,
      TGS 26.480, TGS 26.500, TGS 26.510, TGS 33.360, TGS 33.400, TGS 33.430, TGS 33.440, TGS 33.480,
      TGS 33.510, TGS 35.360, TGS 35.400, TGS 35.430, TGS 35.440, TGS 35.470, TGS 35.480, TGS 35.500,
      TGS 41.400, TGS 41.440, TGS 41.480, TGX, TGX 18.400, TGX 18.440, TGX 18.460, TGX 18.470, TGX 18.480,
      TGX 18.500, TGX 18.510, TGX 18.540, TGX 18.560, TGX 18.580, TGX 18.640, TGX 26.440, TGX 26.480,
      TGX 26.510, TGX 26.560, TGX 33.540, TGX 33.580, TGX 41.640, eTGX, eTGS, TGA`,
  },
  Iveco: {
    Truck: `Daily, Daily 35S, Daily 35C, Daily 50C, Daily 65C, Daily 70C, Daily 72C, Daily 4x4, eDaily,
      Eurocargo, Eurocargo 75E, Eurocargo 80E, Eurocargo 100E, Eurocargo 120E, Eurocargo 150E, Eurocargo 160E,
      Eurocargo 180E, Eurocargo 190E, Stralis, Stralis Hi-Way, Stralis X-Way, Trakker, Trakker 190,
      Trakker 260, Trakker 330, Trakker 340, Trakker 380, Trakker 410, Trakker 450, Trakker 500, S-Way, T-Way,
      X-Way`,
  },
  Astra: {
    Truck: `HD7, HD8, HD8 48.44, HD8 64.38, HD8 64.41, HD8 66.40, HD8 66.45, HD8 84.45, HD8 84.50, HD8 86.50,
      HD8 88.50, HD9, HD9 44.48, HD9 64.38, HD9 64.42, HD9 64.50, HD9 66.41, HD9 66.45, HD9 66.50, HD9 84.41,
      HD9 84.44, HD9 84.45, HD9 84.50, HD9 84.52, HD9 86.48, HD9 86.50, HD9 86.56, HD9 88.48, HD9 88.50, HHD8,
      HHD9`,
    'Articulated Dump Truck': 'ADT25C, ADT25D, ADT30C, ADT30D, ADT40C',
    'Off-Highway Truck': 'RD28C, RD32C, RD40C, RD50C',
  },
  DAF: {
    Truck: `LF, LF 180, LF 210, LF 230, LF 250, LF 260, LF 280, LF 290, LF 320, CF, CF 260, CF 290, CF 300,
      CF 330, CF 340, CF 370, CF 400, CF 410, CF 430, CF 440, CF 450, CF 460, CF 480, CF 510, CF 530, XB, XD,
      XDC, XF, XFC, XG, XG+, XF 410, XF 430, XF 440, XF 450, XF 460, XF 480, XF 510, XF 530, XF105, XF105.410,
      XF105.460, XF105.510, CF85, CF75, CF65, LF45, LF55`,
  },
  'Renault Trucks': {
    Truck: `C, C 380, C 430, C 440, C 460, C 480, C 520, D, D Wide, D Access, K, K 380, K 430, K 440, K 460,
      K 480, K 520, T, T 380, T 430, T 440, T 460, T 480, T 520, T High, Master, Kerax, Kerax 370, Kerax 380,
      Kerax 410, Kerax 430, Kerax 450, Kerax 480, Kerax 520, Lander, Midlum, Premium, Premium Lander, Magnum,
      E-Tech D, E-Tech T, E-Tech C`,
  },
  Tatra: {
    Truck: `Phoenix, Phoenix 4x4, Phoenix 6x6, Phoenix 8x8, Phoenix 10x10, Force, Force 4x4, Force 6x6,
      Force 8x8, Tactic, Terra, Terrno1, T 810, T 815, T 815-7, T 158, T 163 Jamal`,
  },
  Fuso: {
    Truck: `Canter, eCanter, Fighter, Super Great, Canter 3C13, Canter 7C15, Canter 7C18, Canter 9C18,
      FE125, FE130, FE140, FE160, FE180, FG140, FG4X4`,
  },
  GAZ: {
    Truck: 'GAZelle Next, Sadko Next, Valdai Next, 3307, 3308, 3309, 66',
  },
  Kamaz: {
    Truck: `4308, 43118, 43253, 43255, 43502, 4326, 44108, 5308, 53228, 53605, 54115, 5490, 54901, 55102,
      55111, 6460, 65111, 65115, 65116, 65117, 6520, 65201, 65206, 6522, 65221, 65222, 65224, 65225, 6580,
      65801, 6595, 68901`,
  },
  MAZ: {
    Truck: `4370, 4371, 4380, 4381, 5336, 5337, 5340, 5432, 54323, 5433, 5434, 5440, 5516, 551605, 5550,
      5551, 6303, 6312, 6317, 6422, 6425, 6430, 6501, 6516, 6517`,
  },
  KrAZ: {
    Truck: '255B, 256B, 260, 5133, 6322, 6443, 6446, 6505, 65032, 65053, 65055, 6510, 65101',
  },
  Ural: {
    Truck: '375D, 4320, 5323, 5557, 55571, 6370, 44202, 32551, Next',
  },
  Oshkosh: {
    Truck: `F-Series, H-Series, P-Series, S-Series, Striker 1500, Striker 3000, Striker 4500, Striker 4x4,
      Striker 6x6, Striker 8x8, HEMTT A4, MTVR`,
  },
  Shacman: {
    Truck: 'F2000, F3000, H3000, L3000, M3000, X3000, X5000, X6000',
  },
  Sinotruk: {
    Truck: `Howo, Howo A7, Howo T5G, Howo T7H, Howo 371, Howo TX, Howo Max, Sitrak C7H, Sitrak C9H,
      Sitrak G7, Hohan`,
  },
  Tata: {
    Truck: `Prima 2825.K, Prima 2830.K, Prima 3530.K, Signa 1923.K, Signa 2823.K, Signa 2825.K,
      Signa 4225.TK, Signa 4825.TK, LPK 2518, LPT 1613, LPT 3118, LPS 4018, Ultra 1918.T`,
  },
  'Ashok Leyland': {
    Truck: `2518, 2523, 2820, 2825, 3118, 3123, 3518, 3520, 3525, 4123, 4225, 4825, 5525, Ecomet 1215,
      Ecomet 1615, Boss 1115, Boss 1215`,
  },
  BharatBenz: {
    Truck: `1217C, 1617R, 1917R, 2523R, 2528C, 2823C, 2823R, 2828C, 3123R, 3128C, 3523R, 3528C, 4228R,
      4828R, 5028T`,
  },
  Eicher: {
    Truck: `Pro 2049, Pro 2059, Pro 2110, Pro 3015, Pro 3019, Pro 5016, Pro 6028, Pro 6035, Pro 8031,
      Pro 8035`,
  },
  'UD Trucks': {
    Truck: 'Quon, Croner, Kuzer, Quester, Condor, Big Thumb',
  },
  Foton: {
    Truck: 'Auman GTL, Auman EST, Auman EST-A, Aumark S, Aumark E, Ollin',
  },
  Autocar: {
    Truck: 'ACX, ACX42, ACX64, ACMD, DC-64D, DC-64P, DC-64R, E-ACX',
    'Terminal Tractor': 'ACTT, ACTT42, E-ACTT',
  },
  'Dennis Eagle': {
    Truck: 'Elite 6, ProView, eCollect',
  },
};
