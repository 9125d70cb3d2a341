import { formatUnits } from "../../../shared/number-format.ts";
import { fromMicroUnits } from "../../../shared/transactions/fixed-point.ts";
import type { UnpairedUnits } from "../../../shared/transactions/unpaired-units.ts";
import { t } from "../../language/text.ts";

/** `12.345 units came from another folio, which is not here` */
export const unpairedText = ({ came, went }: UnpairedUnits): string =>
  came > 0
    ? t("{units} units came from another folio, which is not here", unitsOf(came))
    : t("{units} units went to another folio, which is not here", unitsOf(went));

const unitsOf = (units: number) => ({ units: formatUnits(fromMicroUnits(units)) });
