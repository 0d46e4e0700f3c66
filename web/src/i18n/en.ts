import play from "../../../src/prikup/cli/locale/en/table.ftl?raw";
import rejection from "../../../src/prikup/cli/locale/en/rejection.ftl?raw";
import result from "../../../src/prikup/cli/locale/en/result.ftl?raw";
import rules from "../../../src/prikup/cli/locale/en/rules.ftl?raw";
import score from "../../../src/prikup/cli/locale/en/score.ftl?raw";
import page from "./en.ftl?raw";

export default [play, rejection, result, rules, score, page];
