import type { Subject } from './subjects.ts';

/** What cleans the exhaust: particulate filter, catalysts, diesel exhaust fluid. */
export const aftertreatmentSubjects = {
  filterSoot: {
    system: 'aftertreatment',
    most: 'high',
    high: {
      meaning: 'The exhaust filter is filling up with soot.',
      symptom:
        'The exhaust filter lamp is on, the machine asks for a parked regen and the engine may cut its power.',
      risk: 'A filter that is too full cannot clean itself any more and has to be taken out or changed.',
      recommendation:
        'Park away from anything that burns and run a parked regen as the manual says. If it fails or comes back soon, have the sensor and the engine checked.',
    },
    low: {
      symptom: 'Often the warning is the only sign.',
      risk: 'The filter may be cracked or missing, or its sensor hose is off.',
      recommendation: 'Have the filter, the differential pressure sensor and its hoses checked.',
    },
    without: 'The machine cannot tell how full the exhaust filter is, and may cut its power.',
  },
  filterAsh: {
    system: 'aftertreatment',
    most: 'high',
    high: {
      symptom: 'The exhaust filter asks for a regen more and more often.',
      risk: 'Ash does not burn off: the filter plugs up and the engine cuts its power.',
      recommendation: 'Plan to have the filter taken out and cleaned or exchanged.',
    },
    without: 'The machine cannot tell when the exhaust filter is due for service.',
  },
  filterTemperature: {
    system: 'aftertreatment',
    high: {
      symptom: 'The exhaust temperature warning is on and the engine may cut its power.',
      risk: 'The filter can melt or crack, and dry material nearby can catch fire.',
      recommendation:
        'Idle without load, keep away from dry grass and dust, and have the injectors and the filter checked.',
    },
    low: {
      symptom: 'The exhaust filter cannot regenerate, or asks to far too often.',
      risk: 'Soot builds up until the engine cuts its power.',
      recommendation:
        'Avoid long idling and work the engine warm. Have the sensor and the intake throttle checked.',
    },
    without: 'The exhaust filter may not be cleaned, and the engine may cut its power.',
  },
  regeneration: {
    system: 'aftertreatment',
    most: 'high',
    fault: {
      symptom: 'The exhaust filter is not cleaned, and its lamp stays on.',
      risk: 'Soot builds up until the engine cuts its power or will not run.',
      recommendation:
        'Check that regen is not switched off, then park and start one by hand as the manual says. Look at the other codes if it does not start.',
    },
    high: {
      symptom: 'The exhaust filter regenerates too often or too hot.',
      risk: 'Heat wears the filter, and fuel gets into the engine oil.',
      recommendation: 'Have the oil level, the injectors and the filter checked.',
    },
    low: {
      symptom: 'The exhaust filter is not cleaned as it should be.',
      risk: 'Soot builds up until the engine cuts its power.',
      recommendation: 'Have the fuel doser or injector of the exhaust and its fuel supply checked.',
    },
    without: 'The exhaust filter may not be cleaned, and the engine may cut its power.',
  },
  catalyst: {
    system: 'aftertreatment',
    most: 'high',
    low: {
      symptom: 'The emission lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step until the exhaust is clean again.',
      recommendation:
        'Check the quality and the level of the DEF first, then look for white deposits at the doser and for exhaust leaks.',
    },
    high: {
      symptom: 'The exhaust temperature warning may be on and the engine may cut its power.',
      risk: 'Heat destroys the catalyst.',
      recommendation: 'Reduce the load and have the injectors and the exhaust checked.',
    },
    fault: {
      symptom: 'The emission lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step until the fault is fixed.',
      recommendation: 'Have the catalyst, its sensors and the exhaust checked for damage and leaks.',
    },
    without: 'Exhaust aftertreatment is not controlled, and the machine may cut its power.',
  },
  defLevel: {
    system: 'aftertreatment',
    graver: 'low',
    most: 'high',
    low: {
      symptom: 'The DEF gauge is low and its lamp is on. The machine may already have less power.',
      risk: 'As the tank runs empty the machine cuts its power step by step, down to idle.',
      recommendation:
        'Fill the tank with clean DEF now, and never with anything else. If it is not empty, check the level sensor.',
    },
    high: {
      symptom: 'The DEF gauge reads above full.',
      risk: 'There is little danger; fluid may spill, and the sensor may be wrong.',
      recommendation: 'Check the level by eye and have the sensor checked.',
    },
    without: 'The DEF gauge cannot be trusted, and the machine may cut its power as a precaution.',
  },
  defQuality: {
    system: 'aftertreatment',
    most: 'high',
    low: {
      meaning: 'The DEF is poor, diluted or the wrong fluid.',
      symptom: 'The DEF lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step, and wrong fluid ruins the dosing parts and the catalyst.',
      recommendation:
        'Test the fluid with a refractometer. If it is thin, old or the wrong fluid, drain the tank and fill it with fresh fluid.',
    },
    high: {
      symptom: 'The DEF lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step, and wrong fluid ruins the dosing parts and the catalyst.',
      recommendation:
        'Test the fluid. If it is the wrong fluid, drain the tank and fill it with fresh fluid.',
    },
    fault: {
      symptom: 'The DEF lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step until the fault is fixed.',
      recommendation: 'Test the fluid first, then have the quality sensor and its connector checked.',
    },
    without: 'The machine cannot judge the fluid and may cut its power as a precaution.',
  },
  defTemperature: {
    system: 'aftertreatment',
    most: 'medium',
    low: {
      symptom: 'The DEF may be frozen. The machine works while it thaws.',
      risk: 'When the fluid does not thaw in time, the machine cuts its power.',
      recommendation:
        'Let the engine warm up. If it stays cold, have the tank heater and the coolant valve checked.',
    },
    high: {
      symptom: 'Often the warning is the only sign.',
      risk: 'Hot fluid spoils and loses its effect.',
      recommendation:
        'Check the level, park in the shade and have the coolant valve of the tank heater checked.',
    },
    without: 'The machine cannot tell whether the fluid is frozen, and may not heat or dose it.',
  },
  defDosing: {
    system: 'aftertreatment',
    most: 'high',
    fault: {
      symptom: 'The emission lamp is on, and the machine may count down to less power.',
      risk: 'Without DEF the machine cuts its power step by step.',
      recommendation:
        'Check the fluid level, then look for white deposits at the doser, and for kinked or leaking fluid lines.',
    },
    high: {
      symptom: 'The emission lamp is on. There may be white deposits on the exhaust.',
      risk: 'Too much fluid forms deposits that plug the exhaust.',
      recommendation: 'Have the return line, the doser and the pump of the DEF checked for blockage.',
    },
    low: {
      symptom: 'The emission lamp is on, and the machine may count down to less power.',
      risk: 'Without enough DEF the machine cuts its power step by step.',
      recommendation:
        'Check the fluid level and filter first, then the suction line, the pump and the doser for leaks and deposits.',
    },
    without: 'DEF may not be dosed, and the machine may cut its power.',
  },
  defHeater: {
    system: 'aftertreatment',
    most: 'medium',
    fault: {
      symptom: 'There is nothing to notice in warm weather. In frost the fluid does not thaw.',
      risk: 'In frost the machine cannot dose DEF and cuts its power.',
      recommendation: 'Have the heater, its relay and its fuse checked before the cold season.',
    },
    without: 'In frost the DEF may not thaw.',
  },
  nox: {
    system: 'aftertreatment',
    most: 'high',
    high: {
      symptom: 'The emission lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step until the exhaust is clean again.',
      recommendation: 'Check the level and the quality of the DEF first, then the doser and the sensor.',
    },
    low: {
      symptom: 'Often the warning is the only sign.',
      risk: 'A reading this low is mostly a bad sensor or an exhaust leak, and the machine may cut its power over it.',
      recommendation: 'Have the exhaust checked for leaks, then the NOx sensor and its connector.',
    },
    fault: {
      symptom: 'The emission lamp is on, and the machine may count down to less power.',
      risk: 'The machine cuts its power step by step until the fault is fixed.',
      recommendation: 'Check the connector and the exhaust for leaks, then have the sensor changed.',
    },
    without: 'Exhaust aftertreatment is not controlled, and the machine may cut its power.',
  },
  inducement: {
    system: 'aftertreatment',
    graver: 'high',
    high: {
      meaning: 'The machine is cutting its power because its exhaust aftertreatment is not working.',
      symptom: 'The engine has less power or speed, and the display counts down to less still.',
      risk: 'The machine goes down to idle or will not start again once the countdown has run out.',
      recommendation:
        'Top up or replace the DEF if that is the trouble, and fix the aftertreatment fault that is active along with this one.',
    },
    fault: {
      meaning: 'The machine is cutting its power because its exhaust aftertreatment is not working.',
      symptom: 'The engine has less power or speed, and the display may count down to less still.',
      risk: 'The machine goes down to idle or will not start again once the countdown has run out.',
      recommendation:
        'Top up or replace the DEF if that is the trouble, and fix the aftertreatment fault that is active along with this one.',
    },
    without: 'The machine may cut its power.',
  },
} as const satisfies Record<string, Subject>;
