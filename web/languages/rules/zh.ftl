### 开局前可以约定的各项规则。各项取值用在列表中。

## 劳塔里

rule-lautari-repetition = 重复局面
rule-lautari-repetition-number = 同一局面第 { $number } 次出现为和棋
rule-lautari-repetition-off = 重复局面不算和棋
rule-lautari-quiet = 无进展
rule-lautari-quiet-number = { $number } 步无进展为和棋
rule-lautari-quiet-off = 无进展不算和棋
rule-lautari-rating = 等级分
rule-lautari-rating-formula = 等级分按公式计算
rule-lautari-rating-example = 等级分按例题计算

## 陆战棋

rule-luzhanqi-bomb_row = 布阵时的炸弹
rule-luzhanqi-bomb_row-back = 炸弹不放在最后一排
rule-luzhanqi-bomb_row-front = 炸弹不放在第一排
rule-luzhanqi-bomb_row-none = 炸弹可放在任何一排
rule-luzhanqi-hq_locked = 大本营
rule-luzhanqi-hq_locked-yes = 大本营里的棋子不能移动
rule-luzhanqi-hq_locked-no = 大本营里的棋子可以移动
rule-luzhanqi-mine_survives = 地雷
rule-luzhanqi-mine_survives-yes = 碰到地雷后地雷留下
rule-luzhanqi-mine_survives-no = 碰到地雷后同归于尽
rule-luzhanqi-contact = 碰子
rule-luzhanqi-contact-reveal = 碰子时双方亮明
rule-luzhanqi-contact-outcome = 碰子只报输赢
rule-luzhanqi-marshal_reveals_flag = 司令阵亡
rule-luzhanqi-marshal_reveals_flag-yes = 司令阵亡亮军旗
rule-luzhanqi-marshal_reveals_flag-no = 司令阵亡不亮军旗
rule-luzhanqi-quiet = 长时间不碰子
rule-luzhanqi-quiet-number = { $number } 步没有碰子即终局
rule-luzhanqi-quiet-off = 不碰子的步数不限
rule-luzhanqi-stall = 不碰子的结局
rule-luzhanqi-stall-draw = 长时间不碰子为和棋
rule-luzhanqi-stall-loss = 长时间不碰子，轮到走的一方输
rule-luzhanqi-cap = 总步数
rule-luzhanqi-cap-number = 总共走满 { $number } 步为和棋
rule-luzhanqi-cap-off = 总步数不限

## 双陆棋

rule-nardi-opening = 首次掷骰
rule-nardi-opening-reroll = 先手重新掷两颗骰子
rule-nardi-opening-keep = 先手用开局掷出的点数
rule-nardi-gammons = 双倍胜
rule-nardi-gammons-yes = 有双倍胜和三倍胜
rule-nardi-gammons-no = 每胜一局得一分
rule-nardi-cube = 加倍骰
rule-nardi-cube-yes = 有加倍骰
rule-nardi-cube-no = 没有加倍骰
rule-nardi-match = 多局赛
rule-nardi-match-number = { $number } 分制多局赛
rule-nardi-match-0 = 单局

## 转盘棋

rule-rotary-centre = 中心
rule-rotary-centre-text = 中心为 44、54、55
rule-rotary-centre-geometric = 中心为 54、55、65
rule-rotary-start = 开局
rule-rotary-start-rim = 球摆在盘边
rule-rotary-start-rows = 球摆成两行
rule-rotary-start-empty = 从空盘起轮流放球
rule-rotary-goal = 取胜目标
rule-rotary-goal-centre = 占满中心取胜
rule-rotary-goal-paralysis = 困住对方取胜
rule-rotary-offer = 开局提轴点
rule-rotary-offer-yes = 浅色方提出两个轴点，深色方选一个
rule-rotary-offer-no = 开局不提轴点
rule-rotary-capture = 吃子
rule-rotary-capture-none = 不吃子
rule-rotary-capture-after = 转完之后吃子
rule-rotary-capture-during = 转动途中吃子
rule-rotary-traps = 陷阱
rule-rotary-traps-none = 没有陷阱
rule-rotary-traps-outside = 棋盘外
rule-rotary-traps-centre = 中心
rule-rotary-traps-places = 陷阱：{ $places }
rule-rotary-repetition = 重复局面
rule-rotary-repetition-number = 同一局面第 { $number } 次出现为和棋
rule-rotary-repetition-off = 重复局面不算和棋
rule-rotary-cap = 总转数
rule-rotary-cap-number = 总共转满 { $number } 次为和棋
rule-rotary-cap-off = 总转数不限

## 沙特拉

rule-shatra-biy_drop = 城门里的首领
rule-shatra-biy_drop-yes = 首领可以从城门投入
rule-shatra-biy_drop-no = 首领走出城门
rule-shatra-repetition = 重复局面
rule-shatra-repetition-number = 同一局面第 { $number } 次出现为和棋
rule-shatra-repetition-off = 重复局面不算和棋
rule-shatra-quiet = 无进展
rule-shatra-quiet-number = { $number } 步无进展为和棋
rule-shatra-quiet-off = 无进展不算和棋
