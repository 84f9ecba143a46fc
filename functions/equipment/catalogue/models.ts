/**
 * Models that are ordered for most, by maker and kind of machine; the first of all is the one that is suggested first. Source:
 * compiled by hand from the model names on the makers' own product pages. A model that is missing is created by who has it.
 */
const models: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Caterpillar: {
    Excavator: ['320', '336', '323', '313', '330', '349', '352', '374', '395'],
    'Mini Excavator': ['305', '303.5', '308', '301.7', '310'],
    Dozer: ['D6', 'D8', 'D5', 'D4', 'D7', 'D9', 'D10', 'D11'],
    'Wheel Loader': ['950', '966', '938', '926', '972', '980', '988'],
    'Compact Track Loader': ['299D3', '259D3', '279D3', '289D3', '255'],
    'Skid Steer Loader': ['262D3', '236D3', '272D3'],
    'Backhoe Loader': ['420', '430', '416', '450'],
    'Motor Grader': ['140', '120', '14', '160'],
    'Articulated Dump Truck': ['745', '740', '730', '725'],
    Telehandler: ['TL1055', 'TL943', 'TL642'],
  },
  'John Deere': {
    Excavator: ['350 P-Tier', '210 P-Tier', '300 P-Tier', '470 P-Tier', '250 P-Tier', '870 P-Tier'],
    'Mini Excavator': ['50 P-Tier', '35 P-Tier', '60 P-Tier', '26 P-Tier'],
    Dozer: ['850 P-Tier', '700 P-Tier', '750 P-Tier', '650 P-Tier', '450 P-Tier'],
    'Wheel Loader': ['644 P-Tier', '624 P-Tier', '544 P-Tier', '744 P-Tier', '824 P-Tier'],
    'Compact Track Loader': ['333 P-Tier', '331 P-Tier', '325G', '317G'],
    'Skid Steer Loader': ['330 P-Tier', '320G', '318G'],
    'Backhoe Loader': ['310 P-Tier', '410 P-Tier', '710 P-Tier'],
    'Motor Grader': ['672 P-Tier', '772 P-Tier', '622 P-Tier'],
    'Articulated Dump Truck': ['310 P-Tier ADT', '410 P-Tier ADT', '460 P-Tier ADT'],
  },
  Komatsu: {
    Excavator: ['PC210LC-11', 'PC240LC-11', 'PC360LC-11', 'PC490LC-11', 'PC138USLC-11'],
    'Mini Excavator': ['PC55MR-5', 'PC35MR-5', 'PC88MR-11'],
    Dozer: ['D61PX-24', 'D51PX-24', 'D39PX-24', 'D65PX-18', 'D155AX-8'],
    'Wheel Loader': ['WA380-8', 'WA320-8', 'WA270-8', 'WA470-10', 'WA500-8'],
    'Articulated Dump Truck': ['HM300-5', 'HM400-5'],
  },
  Volvo: {
    Excavator: ['EC220E', 'EC300E', 'EC350E', 'EC480E', 'ECR235E'],
    'Mini Excavator': ['ECR50', 'EC37', 'ECR88D'],
    'Wheel Loader': ['L120H', 'L90H', 'L150H', 'L180H', 'L220H'],
    'Articulated Dump Truck': ['A40G', 'A30G', 'A45G', 'A60H'],
  },
  Hitachi: {
    Excavator: ['ZX210LC-6', 'ZX350LC-6', 'ZX135US-6', 'ZX470LC-6'],
    'Wheel Loader': ['ZW180-6', 'ZW220-6'],
  },
  Case: {
    Excavator: ['CX220E', 'CX260E', 'CX300E', 'CX350D'],
    Dozer: ['1150M', '850M', '1650M', '2050M'],
    'Wheel Loader': ['721G', '621G', '821G', '921G'],
    'Backhoe Loader': ['580SN', '580SV', '590SN'],
    'Skid Steer Loader': ['SV280B', 'SR270B'],
    'Compact Track Loader': ['TV380B', 'TR340B'],
  },
  Bobcat: {
    'Compact Track Loader': ['T770', 'T76', 'T66', 'T650', 'T86'],
    'Skid Steer Loader': ['S650', 'S76', 'S770', 'S66', 'S86'],
    'Mini Excavator': ['E35', 'E42', 'E50', 'E85', 'E26'],
    Telehandler: ['TL619', 'TL923'],
  },
  Kubota: {
    'Compact Track Loader': ['SVL75-3', 'SVL97-3', 'SVL65-2'],
    'Mini Excavator': ['KX057-5', 'KX040-4', 'U35-4', 'U55-5', 'KX080-5'],
    'Skid Steer Loader': ['SSV75', 'SSV65'],
  },
  JLG: {
    'Boom Lift': ['600S', '460SJ', '800AJ', '450AJ', '860SJ'],
    'Scissor Lift': ['1932R', '2646ES', '3246ES', '260MRT'],
    Telehandler: ['1055', '943', '642', '1255'],
  },
  Genie: {
    'Boom Lift': ['S-65 XE', 'S-45 XC', 'Z-45/25', 'Z-60 FE', 'S-85 XC'],
    'Scissor Lift': ['GS-1930', 'GS-3246', 'GS-2632', 'GS-4047'],
    Telehandler: ['GTH-1056', 'GTH-844', 'GTH-5519'],
  },
  JCB: {
    'Backhoe Loader': ['3CX', '4CX'],
    Telehandler: ['510-56', '507-42', '512-56'],
    Excavator: ['220X', '245XR', '370X'],
  },
  Bomag: {
    'Soil Compactor': ['BW 211 D-5', 'BW 177 D-5'],
    'Asphalt Roller': ['BW 138 AD-5'],
    Paver: ['CR 820 T-2'],
  },
  Dynapac: { 'Soil Compactor': ['CA2500D'], 'Asphalt Roller': ['CC1200'], Paver: ['SD2550CS'] },
  Hamm: { 'Soil Compactor': ['H 12i'], 'Asphalt Roller': ['HD+ 90i', 'HD 12 VV'] },
  Wirtgen: { 'Cold Planer': ['W 200 Fi', 'W 120 Fi', 'W 210 Fi'] },
  Vögele: { Paver: ['Super 1800-3i', 'Vision 5200-2i'] },
  'Link-Belt': { Excavator: ['210 X4', '260 X4', '350 X4'] },
  Takeuchi: {
    'Compact Track Loader': ['TL12R2', 'TL8R2', 'TL10V2'],
    'Mini Excavator': ['TB260', 'TB240', 'TB290-2'],
  },
};

/** A model of the catalogue, under an id that follows from its names. */
export interface CatalogueModel {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly product: string;
}

export const catalogueModels: readonly CatalogueModel[] = Object.entries(models).flatMap(([brand, kinds]) =>
  Object.entries(kinds).flatMap(([product, names]) =>
    names.map((model) => ({ id: idOf(brand, model), brand, model, product })),
  ),
);

function idOf(brand: string, model: string): string {
  return `mod_${`${brand}-${model}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}
