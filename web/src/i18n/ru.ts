import play from "../../../src/prikup/cli/locale/ru/table.ftl?raw";
import rejection from "../../../src/prikup/cli/locale/ru/rejection.ftl?raw";
import result from "../../../src/prikup/cli/locale/ru/result.ftl?raw";
import rules from "../../../src/prikup/cli/locale/ru/rules.ftl?raw";
import score from "../../../src/prikup/cli/locale/ru/score.ftl?raw";
import page from "./ru.ftl?raw";

export default [play, rejection, result, rules, score, page];
