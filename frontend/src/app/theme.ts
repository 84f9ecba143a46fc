import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

/** Text on a tint, for badges. */
interface StatusColour {
  readonly text: string;
  readonly tint: string;
}

/** By meaning, not by hue: grey, blue, violet, green, red; amber only warns (ui.md, Look). */
interface StatusPalette {
  readonly pending: StatusColour;
  readonly open: StatusColour;
  readonly scheduled: StatusColour;
  readonly done: StatusColour;
  readonly stopped: StatusColour;
  readonly warning: StatusColour;
}

/** For an order's priority and a fault's severity: only urgent levels have a color. */
interface LevelPalette {
  readonly unknown: StatusColour;
  readonly low: StatusColour;
  readonly medium: StatusColour;
  readonly high: StatusColour;
  readonly critical: StatusColour;
}

/** Backgrounds that tell people and makers apart. They carry no other meaning. */
interface TintPalette {
  readonly slate: StatusColour;
  readonly blue: StatusColour;
  readonly teal: StatusColour;
  readonly green: StatusColour;
  readonly amber: StatusColour;
  readonly rose: StatusColour;
}

/**
 * From the page (0), to what lies on it (1), to what is set off within that (2), to what is pressed or selected (3).
 */
interface SurfacePalette {
  readonly 0: string;
  readonly 1: string;
  readonly 2: string;
  readonly 3: string;
}

/** A dark background in both schemes, for tools outside the page, such as cropping a picture. */
interface InkColour {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    status: StatusPalette;
    level: LevelPalette;
    tint: TintPalette;
    surface: SurfacePalette;
    /** Safety orange: the next step of the job, and nothing else. */
    safety: Palette['primary'];
    ink: InkColour;
  }
  interface PaletteOptions {
    status?: StatusPalette;
    level?: LevelPalette;
    tint?: TintPalette;
    surface?: SurfacePalette;
    safety?: PaletteOptions['primary'];
    ink?: InkColour;
  }
  interface TypographyVariants {
    label: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    label?: React.CSSProperties;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    safety: true;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    label: true;
  }
}

const red = {
  light: { text: '#A11B12', tint: '#FDE8E6' },
  dark: { text: '#FFA39B', tint: '#441613' },
} as const;
const amber = {
  light: { text: '#7A4100', tint: '#FFF1D6' },
  dark: { text: '#F8C471', tint: '#3A2706' },
} as const;
const grey = {
  light: { text: '#424D57', tint: '#E8EBEE' },
  dark: { text: '#C5CED6', tint: '#2A3239' },
} as const;
const blue = {
  light: { text: '#174EA6', tint: '#E3EDFD' },
  dark: { text: '#9CC3FF', tint: '#152A4A' },
} as const;
const green = {
  light: { text: '#155F2E', tint: '#DFF3E5' },
  dark: { text: '#82DC9C', tint: '#11331D' },
} as const;

/** Codes, ids and serial numbers. */
const monospace = 'ui-monospace, SFMono-Regular, "Cascadia Mono", Menlo, Consolas, monospace';

/** A test checks every pair of text and background here against WCAG AA. */
export const schemes = {
  light: {
    palette: {
      primary: { main: '#1F2933', dark: '#0B1116', light: '#3E4C59', contrastText: '#FFFFFF' },
      secondary: { main: '#52606D', contrastText: '#FFFFFF' },
      error: { main: '#B42318', dark: '#8F1B13', contrastText: '#FFFFFF' },
      warning: { main: '#8A4B08', contrastText: '#FFFFFF' },
      info: { main: '#175CD3', contrastText: '#FFFFFF' },
      success: { main: '#1A7037', contrastText: '#FFFFFF' },
      background: { default: '#F5F6F7', paper: '#FFFFFF' },
      text: { primary: '#161C22', secondary: '#4D5965', disabled: '#66727E' },
      divider: '#DDE1E6',
      action: { disabled: '#66727E', disabledBackground: '#E3E7EB' },
      safety: { main: '#F25C00', dark: '#D95200', contrastText: '#160900' },
      ink: { ground: '#12181D', text: '#F3F5F7', muted: '#AEB9C4' },
      status: {
        pending: grey.light,
        open: blue.light,
        scheduled: { text: '#5B2BB5', tint: '#EFE8FC' },
        done: green.light,
        stopped: red.light,
        warning: amber.light,
      },
      level: {
        unknown: grey.light,
        low: grey.light,
        medium: { text: '#2B3640', tint: '#DDE3E8' },
        high: amber.light,
        critical: red.light,
      },
      tint: {
        slate: grey.light,
        blue: blue.light,
        teal: { text: '#0B5A5E', tint: '#DDF3F3' },
        green: green.light,
        amber: amber.light,
        rose: { text: '#8E1D55', tint: '#FBE7F1' },
      },
      surface: { 0: '#F5F6F7', 1: '#FFFFFF', 2: '#F0F2F4', 3: '#E3E7EB' },
    },
  },
  dark: {
    palette: {
      primary: { main: '#E6EAEE', dark: '#FFFFFF', light: '#C3CBD3', contrastText: '#11161B' },
      secondary: { main: '#A9B4BF', contrastText: '#11161B' },
      error: { main: '#FF8A80', dark: '#FFB0A9', contrastText: '#2B0503' },
      warning: { main: '#F5B85C', contrastText: '#251500' },
      info: { main: '#8AB8FF', contrastText: '#04152E' },
      success: { main: '#6FD08C', contrastText: '#03200D' },
      background: { default: '#0E1216', paper: '#171C21' },
      text: { primary: '#EEF1F4', secondary: '#A9B4BF', disabled: '#8B97A3' },
      divider: '#2C343C',
      action: { disabled: '#8B97A3', disabledBackground: '#262E35' },
      safety: { main: '#FF7A1F', dark: '#FF9247', contrastText: '#160900' },
      ink: { ground: '#171C21', text: '#EEF1F4', muted: '#A9B4BF' },
      status: {
        pending: grey.dark,
        open: blue.dark,
        scheduled: { text: '#CDB5FF', tint: '#2D2050' },
        done: green.dark,
        stopped: red.dark,
        warning: amber.dark,
      },
      level: {
        unknown: grey.dark,
        low: grey.dark,
        medium: { text: '#E1E7EC', tint: '#38424B' },
        high: amber.dark,
        critical: red.dark,
      },
      tint: {
        slate: grey.dark,
        blue: blue.dark,
        teal: { text: '#7ED9DA', tint: '#0E3336' },
        green: green.dark,
        amber: amber.dark,
        rose: { text: '#FFA6CF', tint: '#441730' },
      },
      surface: { 0: '#0E1216', 1: '#171C21', 2: '#1F262C', 3: '#2C343C' },
    },
  },
} as const;

const sans = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
/** Smaller than the body: 13 px labels, and 14 px for text that accompanies a line. */
const [label, small, body, title] = ['0.8125rem', '0.875rem', '1rem', '1.25rem'];
/** 26 px on phones, where a machine's name must fit beside its picture, up to 32 px where there is room. */
const display = 'clamp(1.625rem, 1.35rem + 1.2vw, 2rem)';
const touchTarget = 44;
const floating = '0 8px 32px rgb(9 14 19 / 0.18)';
/** Borders separate things. The one shadow (`boxShadow: 1`) is for what floats. */
const shadows = Array.from({ length: 25 }, (_, elevation) =>
  elevation === 0 ? 'none' : floating,
) as Shadows;

/**
 * The only theme. Light and dark follow the system by media query, so no script has to pick one. A contained button is
 * ink; orange (`color="safety"`) marks the one that takes the job to its next step.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'media' },
  colorSchemes: schemes,
  breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: 8 },
  spacing: 8,
  shadows,
  typography: {
    fontFamily: sans,
    fontSize: 16,
    h1: { fontSize: display, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em' },
    h2: { fontSize: title, fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
    h3: { fontSize: body, fontWeight: 650, lineHeight: 1.4 },
    h4: { fontSize: body, fontWeight: 650, lineHeight: 1.4 },
    h5: { fontSize: body, fontWeight: 650, lineHeight: 1.4 },
    h6: { fontSize: body, fontWeight: 650, lineHeight: 1.4 },
    subtitle1: { fontSize: body, fontWeight: 500, lineHeight: 1.5 },
    subtitle2: { fontSize: small, fontWeight: 600, lineHeight: 1.45 },
    label: { fontFamily: sans, fontSize: label, fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: body, lineHeight: 1.5 },
    body2: { fontSize: small, lineHeight: 1.45 },
    caption: { fontSize: small, lineHeight: 1.45 },
    overline: { fontSize: small, fontWeight: 600, lineHeight: 1.45, textTransform: 'none', letterSpacing: 0 },
    button: { fontSize: body, fontWeight: 600, lineHeight: 1.25, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: ({ theme: t }) => ({
          minHeight: touchTarget,
          paddingInline: 16,
          '&.Mui-focusVisible': focusRing(t.vars.palette.primary.main),
        }),
        outlined: ({ theme: t }) => ({
          borderColor: t.vars.palette.divider,
          backgroundColor: t.vars.palette.background.paper,
        }),
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          minWidth: touchTarget,
          minHeight: touchTarget,
          borderRadius: 8,
          color: t.vars.palette.text.secondary,
          '&.Mui-focusVisible': focusRing(t.vars.palette.primary.main),
        }),
      },
    },
    // A switch that is on is ink: any other color would look like a status.
    MuiSwitch: {
      styleOverrides: {
        root: { width: 56, height: touchTarget, padding: 10 },
        switchBase: ({ theme: t }) => ({
          padding: 13,
          '&.Mui-checked': {
            transform: 'translateX(12px)',
            color: t.vars.palette.background.paper,
            '& + .MuiSwitch-track': { opacity: 1, backgroundColor: t.vars.palette.text.primary },
          },
          '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.45 },
          '&.Mui-focusVisible + .MuiSwitch-track': focusRing(t.vars.palette.primary.main),
        }),
        thumb: {
          width: 18,
          height: 18,
          boxShadow: 'none',
          backgroundColor: 'var(--mui-palette-background-paper)',
        },
        track: ({ theme: t }) => ({
          borderRadius: 12,
          opacity: 1,
          backgroundColor: t.vars.palette.text.disabled,
        }),
      },
    },
    MuiCheckbox: { defaultProps: { color: 'primary' }, styleOverrides: { root: choice } },
    MuiRadio: { defaultProps: { color: 'primary' }, styleOverrides: { root: choice } },
    MuiFormControlLabel: { styleOverrides: { root: { minHeight: touchTarget, marginRight: 0 } } },
    MuiChip: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          height: 32,
          borderRadius: 8,
          fontSize: small,
          fontWeight: 500,
          color: t.vars.palette.text.primary,
          backgroundColor: t.vars.palette.surface[3],
          '&.Mui-focusVisible': focusRing(t.vars.palette.primary.main),
        }),
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          padding: '10px 12px',
          borderColor: t.vars.palette.divider,
          fontSize: body,
        }),
        head: ({ theme: t }) => ({ fontSize: label, fontWeight: 600, color: t.vars.palette.text.secondary }),
        // 36 px rows for a mouse; touch needs 44.
        sizeSmall: {
          height: touchTarget,
          boxSizing: 'border-box',
          '@media (pointer: fine)': { height: 36, padding: '6px 12px' },
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        // MUI drops the height on wide screens, which may well be tablets.
        root: ({ theme: t }) => ({
          minHeight: touchTarget,
          [t.breakpoints.up('sm')]: { minHeight: touchTarget },
          gap: 12,
        }),
      },
    },
    MuiListItemButton: { styleOverrides: { root: { minHeight: touchTarget } } },
    MuiTab: { styleOverrides: { root: { minHeight: touchTarget } } },
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: {
      styleOverrides: {
        paper: ({ theme: t }) => ({
          border: `1px solid ${t.vars.palette.divider}`,
          boxShadow: floating,
          minWidth: 240,
        }),
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme: t }) => ({ border: `1px solid ${t.vars.palette.divider}`, boxShadow: floating }),
        paperFullScreen: { border: 0, borderRadius: 0 },
      },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme: t }) => ({ backgroundColor: t.vars.palette.background.paper }),
        input: {
          padding: '12px 14px',
          height: 24,
          boxSizing: 'content-box',
          '&::placeholder': { color: 'var(--mui-palette-text-disabled)', opacity: 1 },
        },
        multiline: {
          padding: '12px 14px',
          '& .MuiInputBase-input.MuiInputBase-input': { padding: 0, height: 'auto' },
        },
        notchedOutline: ({ theme: t }) => ({ borderColor: t.vars.palette.text.disabled }),
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: { padding: 0, '& .MuiAutocomplete-input.MuiAutocomplete-input': { padding: '12px 14px' } },
        paper: ({ theme: t }) => ({
          marginTop: 4,
          border: `1px solid ${t.vars.palette.divider}`,
          boxShadow: floating,
        }),
        option: { minHeight: `${touchTarget}px !important` },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'pulse' },
      styleOverrides: { root: ({ theme: t }) => ({ backgroundColor: t.vars.palette.divider }) },
    },
    MuiLink: {
      styleOverrides: {
        root: ({ theme: t }) => ({
          color: t.vars.palette.text.primary,
          textDecorationColor: t.vars.palette.text.disabled,
          textUnderlineOffset: 3,
        }),
      },
    },
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontFeatureSettings: '"cv11", "ss03"', WebkitTapHighlightColor: 'transparent' },
        'h1, h2, h3': { textWrap: 'balance' },
        p: { textWrap: 'pretty' },
        // Money, hours, counts and ids line up in columns.
        'table, time, code, .numbers': { fontVariantNumeric: 'tabular-nums' },
        'code, .code': { fontFamily: monospace, fontSize: '0.95em' },
        ':focus-visible': { outlineOffset: 2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
  },
  transitions: { duration: { enteringScreen: 180, leavingScreen: 140, standard: 180, complex: 240 } },
});

/** A checkbox or radio button in the text color, with a touch-sized target. */
function choice({ theme: t }: { readonly theme: Theme }) {
  return {
    padding: 11,
    color: t.vars?.palette.text.disabled,
    '&.Mui-focusVisible': focusRing(t.vars?.palette.primary.main ?? 'currentColor'),
  };
}

function focusRing(colour: string) {
  return { outline: `2px solid ${colour}`, outlineOffset: 2 };
}
